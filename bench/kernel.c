/* Random rounds of Elfer, four players, in plain C: a yardstick for the compiled kernel.

   The same rules, the same choices and the same random numbers as kernel/rows.py, so both have to come to
   the same points. Usage: kernel ROUNDS SEED. Prints the seconds of processor time and the sum of points. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, EACH = 15, CARDS = 80, LANE = 22, HALF = 2 * LANE, DRAWS = 3 };

static const int64_t ELEVENS = 1LL << 11 | 1LL << (LANE + 11);

typedef struct {
    int turn, laid, drawn, piled, over;
    int64_t table[2], openers[2], hands[SEATS][2];
    int pile[CARDS]; /* its top last */
} State;

static uint64_t chance;

static uint64_t scramble(void)
{
    uint64_t word = chance += 0x9E3779B97F4A7C15u;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

static void reseed(uint64_t seed, uint64_t number)
{
    chance = seed;
    scramble();
    chance = scramble() + number * 0xBF58476D1CE4E5B9u;
}

static int below(int limit) { return (int)((scramble() >> 32) * (uint64_t)limit >> 32); }

static int first_eleven(State *s)
{
    for (int half = 0; half < 2; half++)
        for (int lane = 0; lane < 2; lane++)
            for (int seat = 0; seat < SEATS; seat++) {
                int64_t eleven = 1LL << (lane * LANE + 11);
                if (s->hands[seat][half] & eleven) {
                    s->turn = seat;
                    s->openers[half] = eleven;
                    return 1;
                }
            }
    return 0;
}

static void deal(State *s)
{
    do {
        *s = (State){0};
        int cards = 0;
        for (int colour = 0; colour < 4; colour++)
            for (int number = 1; number <= 20; number++)
                s->pile[CARDS - 1 - cards++] = colour * LANE + number;
        for (int place = 0; place < CARDS - 1; place++) {
            int other = CARDS - 1 - below(CARDS - place), card = s->pile[place];
            s->pile[place] = s->pile[other];
            s->pile[other] = card;
        }
        for (int seat = 0; seat < SEATS; seat++)
            for (int i = 0; i < EACH; i++) {
                int card = s->pile[--cards];
                s->hands[seat][card / HALF] |= 1LL << card % HALF;
            }
        s->piled = cards;
    } while (!first_eleven(s));
}

static void next_turn(State *s)
{
    s->turn = (s->turn + 1) % SEATS;
    s->laid = s->drawn = 0;
}

static int64_t fitting(const State *s, int half)
{
    int64_t table = s->table[half];
    return table << 1 | table >> 1 | s->openers[half];
}

static void put(State *s, int half, int64_t bit)
{
    if (bit & s->openers[half])
        s->openers[0] = s->openers[1] = ELEVENS;
    s->table[half] |= bit;
}

static void lay(State *s, int half, int64_t bit)
{
    int first = !(s->table[0] | s->table[1]);
    int64_t *hand = s->hands[s->turn];
    hand[half] ^= bit;
    put(s, half, bit);
    if (!(hand[0] | hand[1]))
        s->over = 1;
    else if (first)
        next_turn(s);
    else
        s->laid++;
}

static void draw(State *s)
{
    int card = s->pile[--s->piled], half = card / HALF;
    int64_t bit = 1LL << card % HALF;
    if (bit & fitting(s, half)) {
        put(s, half, bit);
        next_turn(s);
        return;
    }
    s->hands[s->turn][half] |= bit;
    if (++s->drawn == DRAWS || !s->piled)
        next_turn(s);
}

static int64_t nth(int64_t bits, int n)
{
    while (n--)
        bits &= bits - 1;
    return bits & -bits;
}

static void move(State *s)
{
    int64_t first = s->hands[s->turn][0] & fitting(s, 0);
    int64_t second = s->hands[s->turn][1] & fitting(s, 1);
    if (!(first | second)) {
        if (!s->laid && s->piled)
            draw(s);
        else
            next_turn(s);
        return;
    }
    int in_first = __builtin_popcountll(first), lays = in_first + __builtin_popcountll(second);
    int options = lays + (s->laid > 0);
    int chosen = options > 1 ? below(options) : 0;
    if (chosen == lays)
        next_turn(s);
    else if (chosen < in_first)
        lay(s, 0, nth(first, chosen));
    else
        lay(s, 1, nth(second, chosen - in_first));
}

static int64_t points(const State *s)
{
    int64_t sum = 0;
    for (int seat = 0; seat < SEATS; seat++)
        for (int half = 0; half < 2; half++)
            for (int64_t left = s->hands[seat][half]; left; left &= left - 1)
                sum += __builtin_ctzll(left) % LANE;
    return sum;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    long rounds = atol(argv[1]);
    uint64_t seed = strtoull(argv[2], NULL, 10);
    int64_t sum = 0;
    clock_t begun = clock();
    for (long number = 0; number < rounds; number++) {
        State s;
        reseed(seed, (uint64_t)number);
        deal(&s);
        while (!s.over)
            move(&s);
        sum += points(&s);
    }
    printf("%f %lld\n", (double)(clock() - begun) / CLOCKS_PER_SEC, (long long)sum);
    return 0;
}
