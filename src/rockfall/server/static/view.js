// What an eye sees, kept up to date by the operations that it is told; see docs/protocol.md.
// A zone is a list of [card, who has seen it]; only rows (sight 3) make use of the second.

const [ALL, OWNER, NOBODY, ROW] = [0, 1, 2, 3];
const EVERYONE = 0xffff;
const bit = (eye) => (eye === -1 ? 0x8000 : 1 << eye);

export class View {
  constructor(layout, eye) {
    Object.assign(this, { layout, eye, nums: [...layout.first], todo: [] });
    Object.assign(this, { tiles: new Map(), down: new Map() });
    this.zones = layout.full.map((cards, zone) => this.full(cards, zone));
  }

  full(cards, zone) {
    return cards.map((card) => [this.blind(zone) ? 0 : card, 0]);
  }

  blind(zone) {
    const sight = this.layout.sights[zone];
    const hidden = sight === NOBODY || (sight === OWNER && this.layout.owners[zone] !== this.eye);
    return hidden && this.eye !== -2;
  }

  // A card as it lies in a row: a back for who has not seen it.
  inRow(card, seen) {
    return [this.eye === -2 || seen & bit(this.eye) ? card : 0, seen];
  }

  take(card, zone, slot) {
    const known = this.blind(zone) ? 0 : card;
    const at = slot >= 0 ? slot : this.zones[zone].findIndex((one) => one[0] === known);
    const [[, seen]] = this.zones[zone].splice(at, 1);
    const sight = this.layout.sights[zone];
    if (sight === ROW) return seen;
    return sight === OWNER ? 1 << this.layout.owners[zone] : sight === ALL ? EVERYONE : 0;
  }

  put(card, zone, seen) {
    const row = this.layout.sights[zone] === ROW;
    this.zones[zone].push(row ? this.inRow(card, seen) : [this.blind(zone) ? 0 : card, 0]);
  }

  look(card, eyes, zone, slot) {
    this.zones[zone][slot] = this.inRow(card, this.zones[zone][slot][1] | eyes);
  }

  gather() {
    const { full, lasting, first, enduring } = this.layout;
    this.tiles.clear();
    this.down.clear();
    full.forEach((cards, zone) => {
      if (!lasting[zone]) this.zones[zone] = this.full(cards, zone);
    });
    first.forEach((value, num) => { if (!enduring[num]) this.nums[num] = value; });
  }

  switch(one, other, really, seat) {
    const cards = [this.zones[one][0], this.zones[other][0]];
    const seen = cards[0][1] & cards[1][1] & (1 << seat);
    if (really) cards.reverse();
    this.zones[one] = [this.inRow(cards[0][0], seen)];
    this.zones[other] = [this.inRow(cards[1][0], seen)];
  }

  pick(card, zone, slot, depth, to) {
    const owner = 1 << this.layout.owners[to];
    const row = this.zones[zone];
    row.splice(slot, 1);
    for (let i = row.length - depth + 1; i < row.length; i += 1)
      row[i] = this.inRow(row[i][0], row[i][1] & owner);
    this.put(card, to, owner);
  }

  apply([code, a, b, c, d]) {
    switch (code) {
      case 1: this.put(a, d, this.take(a, b, c)); break;
      case 2: this.take(b >> 1, c, d); this.down.delete(a); this.tiles.set(a, b); break;
      case 3: this.tiles.delete(a); this.put(b >> 1, c, EVERYONE); break;
      case 4: this.down.set(a, b); break;
      case 5: this.look(a, bit(b), c, d); break;
      case 6: this.look(a, EVERYONE, b, c); break;
      case 7: this.nums[a] = b; break;
      case 8: this.todo = [a]; break;
      case 9: this.todo.push(a); break;
      case 10: this.todo.pop(); break;
      case 11: this.gather(); break;
      case 12: this.switch(a, b, c, d); break;
      case 13: this.pick(a, b, c & 255, c >> 8, d); break;
      case 14: this.down.delete(a); break;
      default: throw new Error(`no such operation: ${code}`);
    }
  }
}
