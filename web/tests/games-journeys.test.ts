import { describe, expect, test } from 'vitest';
import { journeys as salamanca } from '../src/games/salamanca/journeys';
import { journeys as toledo } from '../src/games/toledo/journeys';

const street = {
  step_position: 7,
  street: Array.from({ length: 21 }, (_, position) => ({
    position,
    what: position === 0 ? ('cathedral' as const) : ('empty' as const),
  })),
};

describe('Toledo', () => {
  test('a pawn follows the street, after its card', () => {
    const steps = toledo([{ event: 'pawn-moved', seat: 1, from: 2, to: 5, value: 3, card: '3-1' }], street);
    expect(steps).toHaveLength(2);
    expect(steps[0]?.[0]).toMatchObject({ piece: { what: 'card', value: 3 }, from: 'seat:1', passing: true });
    expect(steps[1]?.[0]).toMatchObject({
      from: 'place:2/stand',
      by: ['place:3/stand', 'place:4/stand'],
      to: 'place:5/stand',
      lifts: 'pawn-1-2',
    });
  });

  test('the Cathedral is where the board says it is: nobody is lifted there, and the beaten go there', () => {
    const turned = {
      step_position: 7,
      street: street.street.map(({ position }) => ({
        position,
        what: position === 4 ? ('cathedral' as const) : ('empty' as const),
      })),
    };
    const [, [pawn] = []] = toledo(
      [{ event: 'pawn-moved', seat: 1, from: 4, to: 5, value: 1, card: '1-1' }],
      turned,
    );
    expect(pawn).not.toHaveProperty('lifts');
    const [[home] = []] = toledo([{ event: 'pawn-sent-home', seat: 1, field: 9 }], turned);
    expect(home).toMatchObject({ from: 'place:9/stand', to: 'place:4/stand' });
  });

  test('through a gate it goes on into the Alcazar', () => {
    const steps = toledo(
      [
        { event: 'pawn-moved', seat: 0, from: 19, to: 20, value: 1, card: '1-1' },
        { event: 'alcazar-entered', seat: 0, pawns: 1 },
      ],
      street,
    );
    expect(steps.at(-1)?.[0]).toMatchObject({ by: ['place:20/stand'], to: 'place:alcazar/stand' });
  });

  test('a card that pays goes to the owner', () => {
    const paid = {
      event: 'paid' as const,
      seat: 2,
      owner_seat: 0,
      value: 3,
      price: 3,
      field: 9,
      card: '3-2',
    };
    expect(toledo([paid], street)).toEqual([
      [{ piece: { what: 'card', value: 3 }, from: 'seat:2', to: 'seat:0', passing: true }],
    ]);
  });

  test('nothing that travels tells how a duel ends', () => {
    expect(
      toledo(
        [
          {
            event: 'duel-round',
            round: 1,
            seat: 0,
            other: 1,
            reason: 'no-card',
            winner_seat: 1,
            attacker_has_tile: false,
            defender_has_tile: false,
            attacker_wins: 0,
            defender_wins: 1,
          },
          { event: 'gem-taken', seat: 0, gems: 1 },
        ],
        street,
      ),
    ).toEqual([]);
  });
});

describe('Salamanca', () => {
  test('a sale pays, frees the squire and takes fertile tiles away', () => {
    const steps = salamanca(
      [
        { event: 'building-sold', seat: 0, cell: 'c4', building: 'farm', amount: 6 },
        { event: 'conde-paid', seat: 1, cell: 'c4', amount: 4 },
        { event: 'tile-left', cell: 'c5', tile: 'field3' },
      ],
      { display: [] },
    );
    expect(steps.map((step) => step.map(({ piece }) => piece['what']))).toEqual([
      ['coin', 'squire'],
      ['coin'],
      ['tile'],
    ]);
    expect(steps[0]?.[1]).toMatchObject({ lifts: 'squire-c4', to: 'seat:0' });
  });

  test('the cards of a round are passed on together', () => {
    const passed = [0, 1, 2].map((seat) => ({
      event: 'card-passed-on' as const,
      seat,
      other: (seat + 1) % 3,
      card: seat + 1,
    }));
    const steps = salamanca(passed, { display: [] });
    expect(steps).toHaveLength(1);
    expect(steps[0]?.map(({ to }) => to)).toEqual(['seat:1', 'seat:2', 'seat:0']);
  });
});
