"""The protocol as data, as TypeScript and as a JSON schema: nothing left out, nothing made up."""

import json
import re
from typing import Any

import msgspec

from rockfall.editions import choices
from rockfall.match import sentence
from rockfall.server import protocol
from tools.protocol.__main__ import main
from tools.protocol.markdown import markdown
from tools.protocol.shapes import Shape, json_schema, read_shapes
from tools.protocol.typescript import typescript

#: What messages are made from is no message itself.
BASES = {"Plain", "Said", "Event", "Message"}


def shape(name: str) -> Shape:
    return next(shape for shape in read_shapes().shapes if shape.name == name)


def interface(name: str) -> str:
    (found,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}", typescript(), re.M | re.S)
    return str(found)


def test_every_type_of_the_protocol_has_a_shape_with_all_its_fields() -> None:
    structs: dict[str, Any] = {
        name: kind
        for name, kind in [*vars(protocol).items(), *vars(choices).items()]
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__.startswith((protocol.__name__, choices.__name__, sentence.__name__))
    }
    shapes = {shape.name: shape for shape in read_shapes().shapes}
    assert set(shapes) == set(structs) - BASES
    for name, one in shapes.items():
        fields = [field.name for field in one.fields if field.name != "type"]
        assert set(fields) == set(structs[name].__struct_fields__)
        assert one.about
        assert one.tag == (structs[name].__struct_config__.tag or "")


def test_comments_of_fields_are_told_and_go_over_several_lines() -> None:
    notes = {field.name: field.about for field in shape("Settings").fields}
    assert notes["spec"] == "what is played, as `rockfall editions` writes it"
    assert notes["seats"] == ""
    strands = next(field.about for field in shape("ToldLayout").fields if field.name == "strands")
    assert strands.startswith("for each kind its strands, ")
    assert strands.endswith("whether a ladder stands in it")


def test_shapes_stand_under_what_their_part_says_it_is() -> None:
    assert shape("Hello").part == "what a client says"
    assert shape("Proof").part == "what is asked and answered over plain HTTP"


def test_typescript_has_tuples_literals_and_optional_fields() -> None:
    text = typescript()
    assert "export type Op = [number, number, number, number, number];" in text
    assert "export type Arguments = Record<string, string | number>;" in text
    assert "  | PutBot\n" in text
    hello = interface("Hello").splitlines()
    assert '  type: "hello";' in hello
    assert "  table: string;" in hello
    assert "  since?: number | null;" in hello
    assert '  phase: "lobby" | "over" | "playing";' in interface("TableInfo").splitlines()
    assert "  ops: Op[];" in interface("Moved").splitlines()
    assert "  words: Words | null;" in interface("Spoke").splitlines()
    assert "  tiles: [number, number][];" in interface("View").splitlines()
    assert "  match: Record<string, unknown>;" in interface("Proof").splitlines()


def test_typescript_names_nothing_that_it_does_not_have() -> None:
    code = re.sub(r"/\*.*?\*/|//.*|\"[^\"]*\"", "", typescript(), flags=re.S | re.M)
    there = set(re.findall(r"export (?:type|interface) (\w+)", code))
    assert set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"} == there


def test_markdown_tells_limits_and_what_is_usual() -> None:
    lines = markdown().splitlines()
    assert "| `table` | text, at most 64 characters |  |" in lines
    assert "| `seat` | whole number from -1 to 11 |  |" in lines
    assert f"| `move` | whole number from 0 up, below {2**45} |  |" in lines
    assert any(line.startswith("| `name` | text, 1 to 40 characters |") for line in lines)
    assert any("(at most 12 of them); `[]` if left out | the bot of each seat" in o for o in lines)
    assert "list of exactly 5 × whole number." in lines
    assert (
        "| `stale-step` | `step` | The table has moved on since: it is at move *step* now. |"
        in (lines)
    )


def test_the_json_schema_resolves_and_has_both_ways() -> None:
    schema = json_schema()
    there = {f"#/$defs/{name}" for name in schema["$defs"]}
    refs = set(re.findall(r'"\$ref": "([^"]*)"', json.dumps(schema)))
    assert refs <= there
    assert {"#/$defs/FromClient", "#/$defs/FromServer"} <= refs
    assert schema["$defs"]["Hello"]["properties"]["table"]["maxLength"] == 64


def test_the_command_prints_what_is_asked_for(capsys: Any) -> None:
    said: list[str] = []
    for words in ([], ["--markdown"], ["--typescript"], ["--json"]):
        assert main(words) == 0
        said.append(capsys.readouterr().out)
    assert said[:3] == [markdown(), markdown(), typescript()]
    assert json.loads(said[3]) == json.loads(json.dumps(json_schema()))
