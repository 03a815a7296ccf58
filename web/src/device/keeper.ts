/** Keeps the tables of this device in IndexedDB. `reihum.device.keeper` says what each method promises.
 *
 * What cannot be kept is remembered as long as the page is open, and tried again with the next move.
 */

import type { Notice } from "./messages";

const DATABASE = "reihum";
const VERSION = 1;
const PAGE = 500;

interface Row {
  readonly id: string;
  readonly code: string;
  readonly row: string;
}

interface Change {
  readonly store: "entries" | "tables" | "records" | "people" | "aside";
  readonly key: IDBValidKey;
  readonly value: unknown;
  /** Whether it must be new. */
  readonly isNew: boolean;
}

export class Keeper {
  /** Changes that are not kept yet, the oldest first. All of them are visible to whoever reads. */
  #unkept: Change[] = [];

  /** `database` is `null` where nothing can be kept. */
  constructor(
    private readonly database: IDBDatabase | null,
    private readonly tell: (notice: Notice) => void,
  ) {}

  async append(
    table: string,
    number: number,
    bodies: string,
    row: string | undefined,
    recordId: string | undefined,
    record: string | undefined,
  ): Promise<boolean> {
    const changes: Change[] = entries(table, number, bodies);
    const known = row === undefined ? undefined : await this.#row(table);
    if (known && row !== undefined) changes.push({ store: "tables", key: table, value: { ...known, row }, isNew: false });
    if (recordId !== undefined) changes.push({ store: "records", key: recordId, value: record, isNew: false });
    return this.#keep(changes);
  }

  async open_table(table: string, code: string, row: string, bodies: string): Promise<boolean> {
    if ((await this.#row(code)) !== undefined) return false;
    return this.#keep([
      { store: "tables", key: table, value: { id: table, code, row } satisfies Row, isNew: true },
      ...entries(table, 0, bodies),
    ]);
  }

  async read(table: string, since: number): Promise<string> {
    const range = IDBKeyRange.bound([table, since], [table, since + PAGE - 1]);
    const [keys, values] = await this.#look("entries", (store) => [store.getAllKeys(range), store.getAll(range)]);
    const found = new Map<number, string>();
    keys?.forEach((key: [string, number], index: number) => found.set(key[1], values?.[index] as string));
    for (const { store, key, value } of this.#unkept) {
      if (store === "entries" && (key as [string, number])[0] === table) found.set((key as [string, number])[1], value as string);
    }
    const lines: string[] = [];
    for (let number = since; found.has(number) && lines.length < PAGE; number++) lines.push(found.get(number) ?? "");
    return lines.join("\n");
  }

  async find_table(idOrCode: string): Promise<string | undefined> {
    return (await this.#row(idOrCode))?.row;
  }

  async put_row(table: string, row: string): Promise<void> {
    const known = await this.#row(table);
    if (known) await this.#keep([{ store: "tables", key: table, value: { ...known, row }, isNew: false }]);
  }

  async set_aside(table: string, since: number): Promise<number> {
    const range = IDBKeyRange.bound([table, since], [table, Infinity]);
    const [keys, values] = await this.#look("entries", (store) => [store.getAllKeys(range), store.getAll(range)]);
    this.#unkept = this.#unkept.filter(({ store, key }) => {
      const [of, number] = key as [string, number];
      return store !== "entries" || of !== table || number < since;
    });
    const at = Date.now();
    const rest = (keys ?? []).map((key: IDBValidKey, index: number): Change => {
      return { store: "aside", key: [table, at, index], value: { key, body: values?.[index] as unknown }, isNew: false };
    });
    await this.#keep(rest, (transaction) => transaction.objectStore("entries").delete(range));
    return rest.length;
  }

  async find_record(id: string): Promise<string | undefined> {
    return this.#get<string>("records", id);
  }

  async find_person(who: string): Promise<string | undefined> {
    return this.#get<string>("people", who);
  }

  async put_person(who: string, person: string): Promise<void> {
    await this.#keep([{ store: "people", key: who, value: person, isNew: false }]);
  }

  async #row(idOrCode: string): Promise<Row | undefined> {
    const unkept = this.#unkept.findLast(
      ({ store, key, value }) => store === "tables" && (key === idOrCode || (value as Row).code === idOrCode),
    );
    if (unkept) return unkept.value as Row;
    const [byId, byCode] = await this.#look("tables", (store) => [store.get(idOrCode), store.index("code").get(idOrCode)]);
    return (byId ?? byCode) as Row | undefined;
  }

  async #get<T>(store: "records" | "people", key: string): Promise<T | undefined> {
    const unkept = this.#unkept.findLast((change) => change.store === store && change.key === key);
    if (unkept) return unkept.value as T;
    const [found] = await this.#look(store, (at) => [at.get(key)]);
    return found as T | undefined;
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async #look(store: Change["store"], ask: (at: IDBObjectStore) => IDBRequest<any>[]): Promise<any[]> {
    if (this.database === null) return [];
    const at = this.database.transaction(store).objectStore(store);
    return Promise.all(ask(at).map(done));
  }

  /** Keeps changes durably, or remembers them. Returns `false` if something that must be new is there already. */
  async #keep(changes: readonly Change[], more?: (transaction: IDBTransaction) => unknown): Promise<boolean> {
    const isTaken = changes.some(({ store, key, isNew }) => isNew && this.#isUnkept(store, key));
    if (isTaken) return false;
    const wanted = [...this.#unkept, ...changes];
    const outcome = this.database === null ? "not kept" : await write(this.database, wanted, more);
    if (outcome === "taken") return false;
    if (outcome === "kept") this.#unkept = [];
    else {
      this.#unkept = wanted;
      if (this.database !== null) this.tell("full");
    }
    return true;
  }

  #isUnkept(store: string, key: IDBValidKey): boolean {
    return this.#unkept.some((change) => change.store === store && String(change.key) === String(key));
  }
}

/** A keeper, even where the browser keeps nothing. `lose` is called when another tab deletes or replaces what is kept. */
export async function openKeeper(tell: (notice: Notice) => void, lose: () => void): Promise<Keeper> {
  try {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      for (const name of ["entries", "records", "people", "aside"]) database.createObjectStore(name);
      database.createObjectStore("tables").createIndex("code", "code", { unique: true });
    };
    const database = await done(opening);
    database.onversionchange = () => {
      database.close();
      lose();
    };
    return new Keeper(database, tell);
  } catch {
    tell("no-store");
    return new Keeper(null, tell);
  }
}

/** Deletes everything that is kept on this device: tables, matches and people. */
export async function forgetAllHere(): Promise<void> {
  try {
    await done(indexedDB.deleteDatabase(DATABASE));
  } catch {
    return; // where nothing can be kept, nothing is
  }
}

function entries(table: string, number: number, bodies: string): Change[] {
  return bodies.split("\n").map((value, index) => ({ store: "entries", key: [table, number + index], value, isNew: true }));
}

async function write(
  database: IDBDatabase,
  changes: readonly Change[],
  more?: (transaction: IDBTransaction) => unknown,
): Promise<"kept" | "taken" | "not kept"> {
  try {
    const transaction = database.transaction(["entries", "tables", "records", "people", "aside"], "readwrite", {
      durability: "strict",
    });
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
    more?.(transaction);
    for (const { store, key, value, isNew } of changes) {
      const at = transaction.objectStore(store);
      if (isNew) at.add(value, key);
      else at.put(value, key);
    }
    await finished;
    return "kept";
  } catch (error) {
    return error instanceof DOMException && error.name === "ConstraintError" ? "taken" : "not kept";
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });
}
