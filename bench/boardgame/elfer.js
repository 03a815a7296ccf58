// Elfer (rules E1 to E11, classic) for boardgame.io: the moves that bench/load.py plays, judged by the server.
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['r', 'y', 'g', 'b'];
const HAND_SIZE = 15; // four players
const MOST_DRAWN = 3;

const fits = (G, card) => {
  if (G.opener) return card === G.opener;
  const row = G.rows[card[0]];
  const number = Number(card.slice(1));
  return row ? number === row[0] - 1 || number === row[1] + 1 : number === 11;
};

const cannotLay = (G, hand) => G.laid === 0 && !hand.some((card) => fits(G, card));

const place = (G, card) => {
  const number = Number(card.slice(1));
  const row = (G.rows[card[0]] ??= [number, number]);
  row[0] = Math.min(row[0], number);
  row[1] = Math.max(row[1], number);
};

const deal = (G, players) => {
  const order = G.orders[G.round % G.orders.length];
  G.hands = Array.from({ length: players }, (_, seat) => order.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  G.pile = order.slice(players * HAND_SIZE);
  G.rows = {};
  G.laid = G.drawn = 0;
  G.round += 1;
  G.opener = COLOURS.map((colour) => `${colour}11`).find((card) => !G.pile.includes(card));
  G.begins = G.hands.findIndex((hand) => hand.includes(G.opener));
};

const nextTurn = (G, events) => {
  G.laid = G.drawn = 0;
  events.endTurn();
};

module.exports = {
  name: 'elfer',
  disableUndo: true,

  setup: ({ ctx }, { orders }) => {
    const G = { orders, round: 0 };
    deal(G, ctx.numPlayers);
    return G;
  },

  // Like Reihum's: who is asked sees the table, the own hand, and how many cards the others have.
  playerView: ({ G, playerID }) => ({
    rows: G.rows,
    opener: G.opener,
    hand: playerID === null ? [] : G.hands[playerID],
    counts: G.hands.map((hand) => hand.length),
    pile: G.pile.length,
    laid: G.laid,
    drawn: G.drawn,
    round: G.round,
  }),

  turn: {
    order: {
      first: ({ G }) => G.begins,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },

  moves: {
    lay: ({ G, ctx, events, playerID }, card) => {
      const hand = G.hands[playerID];
      const at = hand.indexOf(card);
      if (at < 0 || !fits(G, card)) return INVALID_MOVE;
      const isFirst = Boolean(G.opener);
      hand.splice(at, 1);
      place(G, card);
      G.opener = null;
      G.laid += 1;
      if (hand.length === 0) {
        // The next round begins at once; Reihum's players get ready for it.
        deal(G, ctx.numPlayers);
        events.endTurn({ next: String(G.begins) });
      } else if (isFirst) nextTurn(G, events);
    },

    draw: ({ G, events, playerID }) => {
      const hand = G.hands[playerID];
      if (!cannotLay(G, hand) || G.pile.length === 0) return INVALID_MOVE;
      const card = G.pile.shift();
      if (fits(G, card)) {
        place(G, card);
        nextTurn(G, events);
        return;
      }
      hand.push(card);
      G.drawn += 1;
      if (G.drawn === MOST_DRAWN || G.pile.length === 0) nextTurn(G, events);
    },

    pass: ({ G, events, playerID }) => {
      if (!cannotLay(G, G.hands[playerID]) || G.pile.length > 0) return INVALID_MOVE;
      nextTurn(G, events);
    },

    end: ({ G, events }) => {
      if (G.laid === 0) return INVALID_MOVE;
      nextTurn(G, events);
    },
  },
};
