"""The protocol as the reference part of docs/protocol.md: one section for each message."""

import json
import re
from typing import Final

from rockfall.words import REFERENCE, source
from tools.protocol.shapes import Schema, Shape, name_of, read_shapes

#: Where the written part of the page ends, and how the rest is made.
MARK: Final = """\
<!-- From here on written by `./run protocol --markdown`. To write it anew:
     sed -i '/^<!-- From here/,$d' docs/protocol.md
     ./run protocol --markdown >>docs/protocol.md -->
"""
_REFUSAL: Final = re.compile(r"^refuse-([a-z-]+) = (.+)$", re.MULTILINE)
_ARGUMENT: Final = re.compile(r"{ \$([a-z0-9]+) }")
_PLAIN: Final = {
    "integer": "whole number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}


def markdown() -> str:
    """All sections, under the headings of the source, and all refusals."""
    read = read_shapes()
    lines = [MARK]
    part = ""
    for shape in read.shapes:
        if shape.part != part:
            part = shape.part
            lines += [f"## Reference: {part}", ""]
        lines += _section(shape)
    lines += ["## Reference: names for types", ""]
    for alias in read.aliases:
        lines += [f"### {alias.name}", "", f"{_form(alias.schema)}.", ""]
    lines += ["## Reference: refusals", "", *_refusals()]
    return "\n".join(lines).rstrip() + "\n"


def _refusals() -> list[str]:
    """Every code that there are words for, with its arguments and those words."""
    rows = ["| code | arguments | in English |", "|---|---|---|"]
    for code, text in _REFUSAL.findall(source(REFERENCE)):
        names = ", ".join(f"`{name}`" for name in _ARGUMENT.findall(text))
        said = _ARGUMENT.sub(r"*\1*", text)
        rows.append(f"| `{code}` | {names} | {said} |")
    return rows


def _section(shape: Shape) -> list[str]:
    lines = [f"### {shape.name}", ""]
    if shape.tag:
        lines += [f'`"type": "{shape.tag}"`', ""]
    lines += [shape.about, ""]
    rows = [
        f"| `{field.name}` | {_type(field.schema)}{_default(field.schema)} | {field.about} |"
        for field in shape.fields
        if field.name != "type"
    ]
    return [*lines, "| field | what it is | about |", "|---|---|---|", *rows, ""] if rows else lines


def _default(schema: Schema) -> str:
    if "default" not in schema:
        return ""
    return f"; `{json.dumps(schema['default'])}` if left out"


def _type(schema: Schema) -> str:
    """A type by its name if it has one."""
    name = name_of(schema)
    return f"[{name}](#{name.lower()})" if name else _form(schema)


def _form(schema: Schema) -> str:
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        of = schema.get("additionalProperties")
        return f"object of {_type(of)} by name" if of else "object"
    return _PLAIN[schema["type"]] + _limits(schema)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        parts = [_type(one) for one in schema["prefixItems"]]
        if len(set(parts)) == 1:
            return f"list of exactly {len(parts)} × {parts[0]}"
        return f"list of exactly {', '.join(parts)}"
    most = f" (at most {schema['maxItems']} of them)" if "maxItems" in schema else ""
    return f"list of {_type(schema['items'])}{most}"


def _limits(schema: Schema) -> str:
    if "minimum" in schema:
        below = schema.get("exclusiveMaximum")
        most = f"to {schema['maximum']}" if below is None else f"up, below {below}"
        return f" from {schema['minimum']} {most}"
    if "maxLength" in schema:
        least = f"{schema['minLength']} to " if "minLength" in schema else "at most "
        return f", {least}{schema['maxLength']} characters"
    return ""
