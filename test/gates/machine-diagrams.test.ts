import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { diagramOf, summaryOf } from '../support/machine-diagram'
import { root } from '../support/scratch-repo'

const HOME = path.join(root, 'docs', 'machines')

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

interface Drawn {
  readonly name: string
  readonly source: string
  readonly machine: AnyStateMachine
}

const modules = import.meta.glob<object>('../../src/domain/**/*.machine.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isMachine)
    .map((machine): Drawn => ({
      name: path.basename(file, '.machine.ts'),
      source: file.slice('../../'.length),
      machine,
    })),
)

const row = ({ name, source, machine }: Drawn): string => {
  const { states, events, effects } = summaryOf(machine)
  return `| [${name}](${name}.mmd) | [${source}](../../${source}) | ${states} | ${events.join(', ')} | ${effects.join(', ')} |`
}

const index = `# Machines

Drawn from the code by \`test/gates/machine-diagrams.test.ts\`: \`npx vitest run test/gates/machine-diagrams.test.ts -u\` redraws them.
A note lists the effects that a state requests. "actions request" lists effects that actions start and stop by the machine's data.

| Machine | Source | States | Handles | Requests |
| --- | --- | --- | --- | --- |
${machines.map(row).join('\n')}
`

describe('The diagram of a machine', () => {
  it.each(machines)('the diagram of machine $name matches the code (update: vitest -u)', async ({ name, machine }) => {
    await expect(diagramOf(machine)).toMatchFileSnapshot(path.join(HOME, `${name}.mmd`))
  })

  it('the index of diagrams lists every machine (to update: vitest -u)', async () => {
    await expect(index).toMatchFileSnapshot(path.join(HOME, 'README.md'))
  })

  it.each(machines)('the machine $name has several states and at least one named event', ({ machine }) => {
    const { states, events } = summaryOf(machine)
    expect([states > 1, events.some((event) => event !== 'anything else')]).toEqual([true, true])
  })

  it('each machine has a diagram, and each diagram has a machine', () => {
    expect(machines.length).toBe(Object.keys(modules).length)
    expect(readdirSync(HOME).sort()).toEqual(['README.md', ...machines.map(({ name }) => `${name}.mmd`)].sort())
  })
})
