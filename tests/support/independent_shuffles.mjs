// The committed shuffles of docs/fairness.md in plain JavaScript, written from that page alone.
// Reads cases as JSON on its input and writes what each of them gives.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();
const hmac = (key, ...parts) => createHmac("sha256", key).update(Buffer.concat(parts)).digest();
const text = (string) => Buffer.from(string, "utf8");
const u64 = (number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
};

const commitment = (secret) => sha256(text("reihum shuffle 1 commitment"), secret);
const framed = (seed) => [u64(text(seed).length), text(seed)];
const roundKey = (secret, seeds) => hmac(secret, text("reihum shuffle 1 key"), ...seeds.flatMap(framed));

function* words(key, number) {
  for (let block = 0; ; block++) {
    const digest = hmac(key, u64(number), u64(block));
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

function below(stop, source) {
  const even = 2 ** 32 - (2 ** 32 % stop);
  for (;;) {
    const word = source.next().value;
    if (word < even) return word % stop;
  }
}

function shuffle(cards, source) {
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = below(last + 1, source);
    [cards[last], cards[chosen]] = [cards[chosen], cards[last]];
  }
  return cards;
}

const answers = JSON.parse(readFileSync(0, "utf8")).map(({ secret, seeds, number, stop, count, cards }) => {
  const bytes = Buffer.from(secret, "hex");
  const key = roundKey(bytes, seeds);
  const source = words(key, number);
  return {
    commitment: commitment(bytes).toString("hex"),
    key: key.toString("hex"),
    numbers: Array.from({ length: count }, () => below(stop, source)),
    cards: shuffle(cards, words(key, number)),
  };
});
process.stdout.write(JSON.stringify(answers));
