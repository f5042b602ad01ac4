"""The protocol as TypeScript: unions that a `switch` on `type` takes apart."""

import json
from typing import Final

from tools.protocol.shapes import Field, Schema, Shape, name_of, read_shapes

_HEAD: Final = """\
// Every message between a client and a server. Written by `./run protocol --typescript`
// from the server's own types: do not edit, write it again.
"""
_WIDTH: Final = 100
_PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The whole file."""
    read = read_shapes()
    parts = [_HEAD]
    for alias in read.aliases:
        options = [_type(one) for one in alias.schema.get("anyOf", [])]
        text = "".join(f"\n  | {one}" for one in options) or f" {_form(alias.schema)}"
        parts.append(f"export type {alias.name} ={text};\n")
    parts += [_interface(shape) for shape in read.shapes]
    return "\n".join(parts)


def _interface(shape: Shape) -> str:
    lines = [*_comment(shape.about, ""), f"export interface {shape.name} {{"]
    for field in shape.fields:
        lines += _comment(field.about, "  ")
        lines.append(f"  {_key(field)}: {_type(field.schema)};")
    return "\n".join([*lines, "}\n"])


def _key(field: Field) -> str:
    return field.name if field.required else f"{field.name}?"


def _comment(about: str, indent: str) -> list[str]:
    """A comment on one line if it fits there."""
    lines = about.splitlines()
    if not lines:
        return []
    if len(lines) == 1 and len(f"{indent}/** {about} */") <= _WIDTH:
        return [f"{indent}/** {about} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _type(schema: Schema) -> str:
    """A type by its name if it has one."""
    return name_of(schema) or _form(schema)


def _form(schema: Schema) -> str:
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        of = schema.get("additionalProperties")
        return f"Record<string, {_type(of) if of else 'unknown'}>"
    return _PLAIN[schema["type"]]


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    of = _type(schema["items"])
    return f"({of})[]" if " | " in of else f"{of}[]"
