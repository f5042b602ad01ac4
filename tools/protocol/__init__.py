"""What crosses the wire, written down for people, for TypeScript and for validators."""
