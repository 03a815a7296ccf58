// A bot from outside: it joins a table by its code and plays at random, over HTTP and a WebSocket.
//
// node examples/join.js http://127.0.0.1:8011 ABC234        (Node 22 or newer, no packages)
"use strict";

const SIT = 1;

/** Gives us a name; the cookie that says who we are. */
async function introduce(server, name) {
  const answer = await fetch(`${server}/api/me`, { method: "PUT", body: JSON.stringify({ name }) });
  return answer.headers.get("set-cookie").split(";")[0];
}

/** The new fields in place of the old ones; of these parts, each within the one before, again so. */
function merge(old, fresh, part, ...within) {
  const both = old[part] && fresh[part] && { [part]: merge(old[part], fresh[part], ...within) };
  return { ...old, ...fresh, ...both };
}

/** Plays the match at the table to its end; the last view. */
async function play(server, code, name) {
  name ??= `Rando ${Math.floor(Math.random() * 1000)}`; // nobody at a table may have the name of another
  const address = `${server.replace("http", "ws")}/api/tables/${code}/live`;
  const table = new WebSocket(address, { headers: { cookie: await introduce(server, name) } });
  const ask = (command, id = 0) => table.send(JSON.stringify({ type: "request", id, command }));
  const getReady = () => ask({ command: "get-ready", seed: String(Math.random()) });

  let view;
  return new Promise((resolve, reject) => {
    table.onopen = () => {
      ask({ command: "sit" }, SIT);
      getReady();
    };
    table.onmessage = ({ data }) => {
      const { type, id, code, view: whole, changes } = JSON.parse(data);
      if (type === "rejected" && id === SIT) reject(new Error(code));
      if (type !== "view" && type !== "update") return;
      view = whole ?? merge(view, changes, "match", "round");
      if (view.phase === "over") {
        table.close();
        resolve(view);
      } else if (view.menu.length) {
        const choice = view.menu[Math.floor(Math.random() * view.menu.length)];
        ask({ command: "act", action: choice.text, my_moves: view.my_moves });
      } else if (view.phase === "between") getReady();
    };
    table.onclose = () => reject(new Error("the table was closed"));
  });
}

play(...process.argv.slice(2)).then((view) => console.log(JSON.stringify(view.match.sheet)));
