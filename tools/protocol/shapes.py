"""The protocol as data, for whatever is written from it: documentation, types, a JSON schema.

Shapes come from msgspec's own schema, so they cannot say anything else than what is read and sent.
Only the comments of fields are not in it; they are read off the source.
"""

import ast
import inspect
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from rockfall.editions import choices
from rockfall.match import sentence
from rockfall.server import protocol
from rockfall.server.protocol import events, layout, messages, pages, settings, wishes

Schema = dict[str, Any]
#: Types that have a name of their own without being messages.
_ALIASES: Final = ("Op", "Arguments", "Words", "FromClient", "ToldEvent", "FromServer")
_REF: Final = "#/$defs/{name}"
#: The parts of the protocol, in the order in which a reader meets them.
_PARTS: Final = (choices, settings, wishes, layout, sentence, events, messages, pages)
_NOTE: Final = "#: "


class Field(NamedTuple):
    """One field of a shape; `schema` has its default, if it has one."""

    name: str
    schema: Schema
    required: bool
    about: str


class Shape(NamedTuple):
    """A message or something in one; `part` is the part of the protocol that it belongs to."""

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
    classes = [(node, part) for part in _PARTS for node in _classes(part)]
    bases = {base.id for node, _ in classes for base in node.bases if isinstance(base, ast.Name)}
    leaves = [(node, part) for node, part in classes if node.name not in bases]
    kinds = [getattr(part, node.name) for node, part in leaves]
    named = [getattr(protocol, name) for name in _ALIASES]
    made, schemas = msgspec.json.schema_components([*named, *kinds], ref_template=_REF)
    notes = {node.name: _notes(node, part) for node, part in classes}
    shapes = [
        _shape(kind, schemas[kind.__name__], _heading(part), notes)
        for kind, (_, part) in zip(kinds, leaves, strict=True)
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


def _classes(part: ModuleType) -> list[ast.ClassDef]:
    body = ast.parse(inspect.getsource(part)).body
    return [node for node in body if isinstance(node, ast.ClassDef)]


def _heading(part: ModuleType) -> str:
    """What a part of the protocol says it is, to go on after a colon."""
    says = (inspect.getdoc(part) or "").removesuffix(".")
    return says[:1].lower() + says[1:]


def _notes(node: ast.ClassDef, part: ModuleType) -> dict[str, str]:
    """What the comments above the fields of a class say."""
    lines = inspect.getsource(part).splitlines()
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
