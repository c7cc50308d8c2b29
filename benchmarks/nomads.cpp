// Nomads by hand in C++: the yardstick for the compiled Python rules. Random games, the same rules, the same
// generator and the same order of choices as `isolario.playout`, so both play the very same games.
//
//   nomads SEATS GAMES FIRST SECOND     (the state of the generator) -> steps, checksum, seconds of CPU
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr int64_t M1 = 2147483563, A1 = 40014, M2 = 2147483399, A2 = 40692;

struct Luck {
    int64_t first, second;

    int64_t below(int64_t n) {
        first = first * A1 % M1;
        second = second * A2 % M2;
        int64_t mixed = first - second;
        if (mixed < 0) mixed += M1 - 1;
        return mixed * n / (M1 - 1);
    }
};

enum { SPACES = 8, STORY = 7, OPAL = 7, JOKER = 8, KINDS = 9, OWN = 8, FROG = 18, DISCS = 19, SEATS = 5 };
enum { ULRICH, MOON, RED, SIANA, NOSTROMO, ADVENTURERS };
enum { PICK = 0, SPACE = 5, STEP = 13, MOVE = 15, DROP = 30, LIFT = 50, SONG = 66, LEGEND = 70, JOKERS = 98, PAY = 102, PASS = 109 };
enum Phase { FIRST, TILE, ADVENTURER, FROG_DOWN, SLEEPER_DOWN, OWN_DOWN, AIM, SHIFT, MAIN, SPECIAL, JUMP, RED_LIFT, SPEND, KIND, LAST, ENDED };
enum Then { ADVENTURERS_NEXT, RED_NEXT, TURN_ENDS };

constexpr int SONG_SIZE[4] = {4, 5, 6, 7};
constexpr int VALUE[28] = {2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6};
constexpr int COPIES[KINDS] = {14, 14, 14, 14, 14, 14, 14, 12, 2};
constexpr int POOL_SHARE[6] = {0, 3, 2, 1, 1, 0};

struct State {
    int8_t bottom[SPACES], top[SPACES], pile[SPACES], above[DISCS], place[DISCS], taker[DISCS];
    int8_t face[SPACES], stack[SPACES], pool[KINDS], held[SEATS][KINDS], legend[SEATS][STORY], song[SEATS];
    int8_t adventurer[SEATS];
    uint32_t supply = 0xffffffffu;
    int seats, first = -1, active = -1, actor = -1, lys = -1, chart = 0, stacks = SPACES, idle = 0, placed = 0;
    int uncover = 0, origin = -1, direction = 0, card = -1, due = 0, paid = -1, writers = 0;
    Phase phase = FIRST;
    Then then = ADVENTURERS_NEXT;
    bool stirred = false, ending = false;

    explicit State(int n) : seats(n) {
        memset(bottom, -1, sizeof bottom);
        memset(top, -1, sizeof top);
        memset(pile, 0, sizeof pile);
        memset(above, -1, sizeof above);
        memset(place, -1, sizeof place);
        memset(taker, -1, sizeof taker);
        memset(face, -1, sizeof face);
        memset(stack, 14, sizeof stack);
        memset(held, 0, sizeof held);
        memset(legend, -1, sizeof legend);
        memset(song, -1, sizeof song);
        memset(adventurer, -1, sizeof adventurer);
        for (int k = 0; k < KINDS; k++) pool[k] = COPIES[k];
    }

    int seat_of(int which) const {
        for (int s = 0; s < seats; s++)
            if (adventurer[s] == which) return s;
        return -1;
    }

    // -- what may be chosen --------------------------------------------------------------------------

    int legal(int16_t* out) const {
        int n = 0;
        switch (phase) {
        case TILE:
            for (int k = 0; k < KINDS; k++)
                if (pool[k]) out[n++] = k;
            break;
        case MAIN: {
            int mine = adventurer[active], disc = OWN + 2 * mine;
            unsigned spaces = 1u << place[disc] | 1u << place[disc + 1];
            if (mine == NOSTROMO) spaces |= 1u << place[FROG];
            for (int s = 0; s < SPACES; s++)
                if (spaces >> s & 1) out[n++] = MOVE + 2 * s, out[n++] = MOVE + 2 * s + 1;
            n = cards(out, n);
            break;
        }
        case LAST:
            n = cards(out, n);
            out[n++] = PASS;
            break;
        case SPECIAL: {
            int count = pile[origin] - (adventurer[active] == ULRICH);
            for (int k = 1; k <= count; k++) out[n++] = DROP + k;
            out[n++] = PASS;
            break;
        }
        case RED_LIFT:
            for (int s = 0; s < SPACES; s++) {
                int rank = 0;
                for (int d = bottom[s]; d >= 0; d = above[d])
                    if (d == OWN + 2 * RED || d == OWN + 2 * RED + 1) {
                        if (above[d] >= 0) out[n++] = LIFT + 2 * s + rank;
                        rank++;
                    }
            }
            out[n++] = PASS;
            break;
        case SHIFT:
            out[n++] = STEP, out[n++] = STEP + 1, out[n++] = PASS;
            break;
        case JUMP:
            for (int s = 0; s < SPACES; s++)
                if (s != lys) out[n++] = SPACE + s;
            break;
        case SPEND:
            for (int j = fewest(); j <= most(); j++) out[n++] = JOKERS + j;
            break;
        case KIND: {
            int spare = kinds_above(paid) - due;
            for (int k = paid + 1; spare >= 0; k++)
                if (held[active][k]) out[n++] = PAY + k, spare--;
            break;
        }
        case SLEEPER_DOWN:
        case OWN_DOWN:
            for (int s = 0; s < SPACES; s++)
                if (pile[s] < 4) out[n++] = SPACE + s;
            break;
        case FROG_DOWN:
        case AIM:
            for (int s = 0; s < SPACES; s++) out[n++] = SPACE + s;
            break;
        case ADVENTURER:
            for (int a = 0; a < ADVENTURERS; a++)
                if (seat_of(a) < 0) out[n++] = PICK + a;
            break;
        case FIRST:
            for (int s = 0; s < seats; s++) out[n++] = s;
            break;
        case ENDED:
            break;
        }
        return n;
    }

    int cards(int16_t* out, int n) const {
        const int8_t* mine = held[active];
        int jokers = mine[JOKER];
        if (song[active] < 0) {
            int kinds = jokers + kinds_above(-1);
            for (int c = 0; c < 4 && SONG_SIZE[c] <= kinds; c++)
                if (supply >> c & 1) out[n++] = SONG + c;
        }
        for (int k = 0; k < STORY; k++) {
            int budget = mine[k] + jokers;
            if (!budget) continue;
            int card = 4 * k, owned = legend[active][k];
            if (owned >= 0) budget += VALUE[card + owned], card += owned + 1;
            for (; card < 4 * k + 4 && VALUE[card] <= budget; card++)
                if (supply >> (4 + card) & 1) out[n++] = LEGEND + card;
        }
        return n;
    }

    int kinds_above(int kind) const {
        int n = 0;
        for (int k = kind + 1; k < STORY; k++) n += held[active][k] > 0;
        return n;
    }

    int cost() const {
        if (card < 4) return SONG_SIZE[card];
        int index = card - 4, owned = legend[active][index / 4];
        return owned < 0 ? VALUE[index] : VALUE[index] - VALUE[index / 4 * 4 + owned];
    }

    int fewest() const {
        int missing = cost() - (card < 4 ? kinds_above(-1) : held[active][(card - 4) / 4]);
        return missing > 0 ? missing : 0;
    }

    int most() const {
        int price = cost(), jokers = held[active][JOKER];
        return jokers < price ? jokers : price;
    }

    // -- what happens --------------------------------------------------------------------------------

    void apply(int action) {
        switch (phase) {
        case TILE:
            turn_up(action);
            break;
        case MAIN:
        case LAST:
            if (action == PASS)
                next_writer();
            else if (action >= SONG)
                choose(action - SONG);
            else
                lift_pile(action - MOVE);
            break;
        case SPECIAL:
            sow(action == PASS ? 0 : action - DROP);
            break;
        case JUMP:
            lys = action - SPACE;
            if (take(lys, active))
                draw(1 << lys, RED_NEXT);
            else
                after_lys();
            break;
        case RED_LIFT:
            if (action != PASS) lift_disc((action - LIFT) / 2, (action - LIFT) % 2);
            listen();
            break;
        case SHIFT:
            if (action != PASS) lys = (lys + (action == STEP ? 1 : SPACES - 1)) % SPACES;
            phase = MAIN;
            break;
        case SPEND:
            pay(action - JOKERS);
            break;
        case KIND:
            held[active][action - PAY]--;
            paid = action - PAY;
            due--;
            go_on_paying();
            break;
        case SLEEPER_DOWN:
        case OWN_DOWN:
            put(placed_disc(), action - SPACE);
            placed++;
            next_placement();
            break;
        case ADVENTURER:
            adventurer[active] = action;
            active = (active + 1) % seats;
            next_adventurer();
            break;
        case FROG_DOWN:
            put(FROG, action - SPACE);
            nomads();
            break;
        case AIM:
            lys = action - SPACE;
            active = first;
            start_turn();
            break;
        case FIRST:
            first = active = action;
            draw(255, ADVENTURERS_NEXT);
            break;
        case ENDED:
            break;
        }
    }

    void next_adventurer() {
        if (adventurer[active] < 0) {
            phase = ADVENTURER;
            actor = active;
            return;
        }
        for (int d = OWN; d < FROG; d++) taker[d] = seat_of((d - OWN) / 2);
        taker[FROG] = seat_of(NOSTROMO);
        if (taker[FROG] >= 0) {
            phase = FROG_DOWN;
            actor = active = taker[FROG];
        } else {
            nomads();
        }
    }

    void nomads() {
        for (int s = 0; s < SPACES; s++) put(s, s);
        next_placement();
    }

    void next_placement() {
        int sleeping = 2 * (ADVENTURERS - seats), last = (first + seats - 1) % seats;
        if (placed < sleeping)
            phase = SLEEPER_DOWN, actor = last;
        else if (placed < sleeping + 2 * seats)
            phase = OWN_DOWN, actor = (first + placed - sleeping) % seats;
        else
            phase = AIM, actor = last;
        active = actor;
    }

    int placed_disc() const {
        int sleeping = 2 * (ADVENTURERS - seats);
        if (placed >= sleeping) return OWN + 2 * adventurer[actor] + (placed - sleeping) / seats;
        int nth = placed / 2;
        for (int a = 0;; a++)
            if (seat_of(a) < 0 && nth-- == 0) return OWN + 2 * a + placed % 2;
    }

    void put(int disc, int space) {
        if (top[space] >= 0)
            above[top[space]] = disc;
        else
            bottom[space] = disc;
        top[space] = disc;
        above[disc] = -1;
        place[disc] = space;
        pile[space]++;
    }

    void start_turn() {
        actor = active;
        if (stacks <= 2 || idle >= 60) {
            ending = true;
            writers = seats;
            phase = LAST;
            return;
        }
        stirred = false;
        phase = adventurer[active] == MOON ? SHIFT : MAIN;
    }

    void end_turn() {
        idle = stirred ? 0 : idle + 1;
        while (chart >= 4) score_opals();
        if (++active == seats) active = 0;
        start_turn();
    }

    void lift_pile(int move) {
        origin = move >> 1;
        direction = move & 1;
        int mine = adventurer[active];
        if (mine == SIANA || (mine == ULRICH && pile[origin] > 1))
            phase = SPECIAL;
        else
            sow(0);
    }

    void sow(int special) {
        int onward = direction ? SPACES - 1 : 1, skipped = -1, doubled = -1;
        if (special) (adventurer[active] == SIANA ? skipped : doubled) = adventurer[active] == SIANA ? special : special + 1;
        int count = pile[origin], disc = bottom[origin], space = origin;
        bottom[origin] = top[origin] = -1;
        pile[origin] = 0;
        for (int number = 1; number <= count; number++) {
            if (number != doubled) space = (space + onward) & 7;
            if (number == skipped) space = (space + onward) & 7;
            int following = above[disc];
            put(disc, space);
            disc = following;
        }
        origin = -1;
        if (space == lys)
            phase = JUMP;
        else
            after_lys();
    }

    void after_lys() {
        if (adventurer[active] == RED && (above[OWN + 2 * RED] >= 0 || above[OWN + 2 * RED + 1] >= 0)) {
            phase = RED_LIFT;
            actor = active;
        } else {
            listen();
        }
    }

    void lift_disc(int space, int rank) {
        int under = -1, disc = bottom[space];
        for (;; under = disc, disc = above[disc])
            if ((disc == OWN + 2 * RED || disc == OWN + 2 * RED + 1) && rank-- == 0) break;
        (under >= 0 ? above[under] : bottom[space]) = above[disc];
        above[top[space]] = disc;
        above[disc] = -1;
        top[space] = disc;
    }

    void listen() {
        int turned = 0;
        for (int s = 0; s < SPACES; s++)
            if (top[s] >= OWN && take(s, taker[top[s]])) turned |= 1 << s;
        if (turned)
            draw(turned, TURN_ENDS);
        else
            end_turn();
    }

    bool take(int space, int seat) {
        if (!stack[space]) return false;
        int kind = face[space];
        if (kind == OPAL)
            chart++;
        else if (seat >= 0)
            held[seat][kind]++;
        stirred = true;
        face[space] = -1;
        if (--stack[space]) return true;
        stacks--;
        return false;
    }

    void draw(int which, Then next) {
        uncover = which;
        then = next;
        phase = TILE;
        actor = -1;
    }

    void turn_up(int kind) {
        pool[kind]--;
        face[__builtin_ctz(uncover)] = kind;
        uncover &= uncover - 1;
        if (uncover) return;
        if (then == TURN_ENDS) {
            end_turn();
        } else if (then == RED_NEXT) {
            actor = active;
            after_lys();
        } else {
            next_adventurer();
        }
    }

    void choose(int which) {
        card = which;
        int least = fewest();
        if (least < most())
            phase = SPEND;
        else
            pay(least);
    }

    void pay(int jokers) {
        int rest = cost() - jokers;
        held[active][JOKER] -= jokers;
        if (card < 4) {
            due = rest;
            paid = -1;
            go_on_paying();
        } else {
            held[active][(card - 4) / 4] -= rest;
            take_card();
        }
    }

    void go_on_paying() {
        if (due > 0 && kinds_above(paid) > due) {
            phase = KIND;
            return;
        }
        if (due > 0)
            for (int k = paid + 1; k < STORY; k++)
                if (held[active][k]) held[active][k]--;
        due = 0;
        paid = -1;
        take_card();
    }

    void take_card() {
        supply &= ~(1u << card);
        if (card < 4) {
            song[active] = card;
        } else {
            int kind = (card - 4) / 4, old = legend[active][kind];
            if (old >= 0) supply |= 1u << (4 + 4 * kind + old);
            legend[active][kind] = (card - 4) % 4;
        }
        card = -1;
        stirred = true;
        if (ending)
            next_writer();
        else
            end_turn();
    }

    void next_writer() {
        if (--writers == 0) {
            phase = ENDED;
            actor = -2;
            return;
        }
        actor = active = (active + 1) % seats;
        phase = LAST;
    }

    // -- points --------------------------------------------------------------------------------------

    int interim(int seat) const {
        int points = song[seat] >= 0 ? SONG_SIZE[song[seat]] : 0;
        for (int k = 0; k < STORY; k++) {
            if (legend[seat][k] >= 0) points += VALUE[4 * k + legend[seat][k]];
            points -= held[seat][k];
        }
        return points - held[seat][JOKER];
    }

    void score_opals() {
        int score[SEATS], best = -1000, second = -1000, leaders = 0, runners = 0, runner = -1;
        for (int s = 0; s < seats; s++) {
            score[s] = interim(s);
            if (score[s] > best) best = score[s];
        }
        for (int s = 0; s < seats; s++) {
            if (score[s] == best)
                leaders++;
            else if (score[s] > second)
                second = score[s], runners = 1, runner = s;
            else if (score[s] == second)
                runners++;
        }
        for (int s = 0; s < seats; s++)
            if (score[s] == best) held[s][OPAL] += POOL_SHARE[leaders];
        if (leaders == 1 && runners == 1) held[runner][OPAL]++;
        chart -= 4;
    }
};

}  // namespace

int main(int, char** argv) {
    int seats = atoi(argv[1]), games = atoi(argv[2]);
    Luck luck{atoll(argv[3]), atoll(argv[4])};
    int64_t steps = 0, checksum = 0;
    std::clock_t began = std::clock();
    for (int game = 0; game < games; game++) {
        State state(seats);
        int16_t choices[64];
        while (state.actor != -2) {
            int count = state.legal(choices), chosen;
            if (state.actor >= 0 || state.phase == FIRST) {
                chosen = luck.below(count);
            } else {
                int total = 0;
                for (int c = 0; c < count; c++) total += state.pool[choices[c]];
                int left = luck.below(total);
                for (chosen = 0; (left -= state.pool[choices[chosen]]) >= 0;) chosen++;
            }
            state.apply(choices[chosen]);
            steps++;
        }
        for (int s = 0; s < seats; s++)
            checksum = (checksum * 31 + state.interim(s) + state.held[s][OPAL] + 1000) % 1000000007;
    }
    double took = double(std::clock() - began) / CLOCKS_PER_SEC;
    printf("%lld %lld %.6f\n", (long long)steps, (long long)checksum, took);
}
