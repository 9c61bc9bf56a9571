import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Reducer } from '../../src/domain/event-log'
import { has, units } from '../support/domain-exports'
import { beginsOf } from './begins'
import { Explorer, watch } from './cover'
import { invariantsOf } from './facts'
import { goalsAmong, machines, nameOf, statesOf, transitionsOf, type NamedMachine } from './machines'

/** A walk has this many steps. With each seed a reducer gets at most so many walks, and none once all is reached. */
const STEPS = 20
const WALKS = 1_500
const FIRST_WALKS = 40
const SEEDS = [1, 2, 3, 4, 5, 6] as const

const hasMachine = (initial: unknown): boolean => has(initial, 'value', 'context') || has(initial, 'byKey', 'shared')

const taken = new Set<AnyTransitionDefinition>()

const walkOver = (reducer: Reducer<unknown>, used: ReadonlySet<AnyStateMachine>): void => {
  const goals = () =>
    machines
      .filter(({ machine }) => used.has(machine))
      .flatMap(({ machine }) => transitionsOf(machine))
      .filter((one) => !taken.has(one))
  const begins = beginsOf(reducer.name)
  for (const seed of SEEDS) {
    const explorer = new Explorer(reducer, seed, begins)
    for (let nth = 0; nth < WALKS; nth += 1) {
      const left = goals()
      if (nth > FIRST_WALKS && left.length === 0) return
      explorer.walk(STEPS, nth, goalsAmong(left))
    }
  }
}

const explore = (): void => {
  const used = new Set<AnyStateMachine>()
  const end = watch(machines, taken, used)
  for (const reducer of units.values()) {
    used.clear()
    if (hasMachine(reducer.initial)) walkOver(reducer, used)
  }
  end()
}

const missingOf = ({ machine }: NamedMachine): readonly string[] =>
  transitionsOf(machine)
    .filter((one) => !taken.has(one))
    .map(nameOf)

const lineOf = (named: NamedMachine) => {
  const [states, transitions] = [statesOf(named.machine), transitionsOf(named.machine)]
  const missing = missingOf(named)
  return {
    name: named.name,
    source: named.source,
    states: states.map(({ path }) => path.join('.')),
    transitions: transitions.length,
    walked: transitions.length - missing.length,
    missing,
    invariants: invariantsOf(named),
  }
}

describe('Walks over every machine', () => {
  beforeAll(() => {
    explore()
    const { MACHINES_REPORT: file } = process.env
    if (file !== undefined) writeFileSync(file, JSON.stringify(machines.map(lineOf)))
  }, 120_000)

  it.each(machines)('walks over random messages take every transition of the machine $name', (machine) => {
    expect(missingOf(machine)).toEqual([])
  })
})
