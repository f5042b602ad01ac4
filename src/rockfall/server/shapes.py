"""The protocol as data, for whatever is written from it: documentation, types, a JSON schema.

Shapes come from msgspec's own schema, so they cannot say anything else than what is read and sent.
Only the comments of fields are not in it; they are read off the source.
"""

import ast
import inspect
import re
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from rockfall.server import protocol

Schema = dict[str, Any]
#: Types that have a name of their own without being messages.
_ALIASES: Final = ("Op", "Arguments", "Words", "FromClient", "ToldEvent", "FromServer")
_REF: Final = "#/$defs/{name}"
_PART: Final = re.compile(r"# -- (.+?) -+")
_NOTE: Final = "#: "


class Field(NamedTuple):
    """One field of a shape; `schema` has its default, if it has one."""

    name: str
    schema: Schema
    required: bool
    about: str


class Shape(NamedTuple):
    """A message or a part of one; `part` is the heading it stands under."""

    name: str
    about: str
    part: str
    fields: list[Field]

    @property
    def tag(self) -> str:
        """What its `type` says; empty if it has none."""
        first = self.fields[0] if self.fields else None
        return str(first.schema["enum"][0]) if first and first.name == "type" else ""


class Alias(NamedTuple):
    """A name for a type."""

    name: str
    schema: Schema


class Shapes(NamedTuple):
    """All there is, in the order of the source."""

    shapes: list[Shape]
    aliases: list[Alias]


@cache
def read_shapes() -> Shapes:
    """The shapes of the protocol."""
    source = inspect.getsource(protocol)
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    bases = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
    leaves = [node for node in classes if node.name not in bases]
    kinds = [getattr(protocol, node.name) for node in leaves]
    named = [getattr(protocol, name) for name in _ALIASES]
    made, schemas = msgspec.json.schema_components([*named, *kinds], ref_template=_REF)
    notes = {node.name: _notes(node, source.splitlines()) for node in classes}
    shapes = [
        _shape(kind, schemas[kind.__name__], _part(node, source), notes)
        for kind, node in zip(kinds, leaves, strict=True)
    ]
    aliases = [Alias(name, schema) for name, schema in zip(_ALIASES, made, strict=False)]
    return Shapes(shapes, aliases)


def json_schema() -> Schema:
    """Everything as one JSON schema document: a message of a client or of the server."""
    read = read_shapes()
    named = {alias.name: alias.schema for alias in read.aliases}
    kinds = [getattr(protocol, shape.name) for shape in read.shapes]
    schemas = msgspec.json.schema_components(kinds, ref_template=_REF)[1]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rockfall",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {**named, **schemas},
    }


def name_of(schema: Schema) -> str:
    """The name of a type; empty if it has none."""
    bare = {key: value for key, value in schema.items() if key != "default"}
    for alias in read_shapes().aliases:
        if alias.schema == bare:
            return alias.name
    return str(bare.get("$ref", "")).rpartition("/")[2]


def _part(node: ast.ClassDef, source: str) -> str:
    """The heading that a class stands under."""
    lines = source.splitlines()[: node.lineno]
    return [found[1] for line in lines if (found := _PART.fullmatch(line))][-1]


def _notes(node: ast.ClassDef, lines: list[str]) -> dict[str, str]:
    """What the comments above the fields of a class say."""
    notes: dict[str, str] = {}
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            above: list[str] = []
            line = item.lineno - 2
            while lines[line].strip().startswith(_NOTE):
                above.insert(0, lines[line].strip().removeprefix(_NOTE))
                line -= 1
            notes[item.target.id] = " ".join(above)
    return notes


def _shape(kind: type, schema: Schema, part: str, notes: dict[str, dict[str, str]]) -> Shape:
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        said |= notes.get(base.__name__, {})
    fields = [
        Field(name, field, name in schema["required"], said.get(name, ""))
        for name, field in schema["properties"].items()
    ]
    return Shape(kind.__name__, inspect.cleandoc(schema["description"]), part, fields)
