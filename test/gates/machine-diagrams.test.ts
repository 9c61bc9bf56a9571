import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { invariantsOf, requirementsOf, sentenceOf } from '../machines/facts'
import { machineFiles, machines, type NamedMachine } from '../machines/machines'
import { diagramOf, summaryOf } from '../support/machine-diagram'
import { root } from '../support/scratch-repo'

const HOME = path.join(root, 'docs', 'machines')

const featureOf = ({ source }: NamedMachine): string => source.split('/')[2] ?? ''
const entry = (named: NamedMachine): string => {
  const { states, effects } = summaryOf(named.machine)
  const rows = [...invariantsOf(named), ...requirementsOf(named)]
  return [
    `- [${named.name}](${named.name}.mmd) ([source](../../${named.source})): ${sentenceOf(named)}`,
    `  ${String(states)} states${effects.length === 0 ? '' : `; requests ${effects.join(', ')}`}${
      rows.length === 0 ? '' : `; tested for ${rows.join(', ')}`
    }.`,
  ].join('\n')
}

const sorted = [...machines].sort((a, b) => featureOf(a).localeCompare(featureOf(b)) || a.name.localeCompare(b.name))
const listed = [...new Set(sorted.map(featureOf))].map(
  (feature) =>
    `## ${feature}\n\n${sorted
      .filter((one) => featureOf(one) === feature)
      .map(entry)
      .join('\n')}`,
)

const index = `# Machines

Drawn from the code by \`test/gates/machine-diagrams.test.ts\`: \`npx vitest run test/gates/machine-diagrams.test.ts -u\` redraws them.
A note lists the effects that a state requests. "actions request" lists effects that actions start and stop by the machine's data.
\`npm run machines\` lists the states and transitions, and how many of them random walks take. [Write a property](properties.md) for a machine.

${listed.join('\n\n')}
`

describe('The diagram of a machine', () => {
  it.each(machines)('the diagram of machine $name matches the code (update: vitest -u)', async ({ name, machine }) => {
    await expect(diagramOf(machine)).toMatchFileSnapshot(path.join(HOME, `${name}.mmd`))
  })

  it('the index of diagrams lists every machine (to update: vitest -u)', async () => {
    await expect(index).toMatchFileSnapshot(path.join(HOME, 'README.md'))
  })

  it.each(machines)('the machine $name has a sentence that says what it is for', (machine) => {
    expect(sentenceOf(machine)).not.toBe('')
  })

  it.each(machines)('the machine $name has several states, and handles named events only', ({ machine }) => {
    const { states, events } = summaryOf(machine)
    expect([states > 1, events.length > 0, events.includes('anything else')]).toEqual([true, true, false])
  })

  it('each machine has a diagram, and each diagram has a machine', () => {
    expect(machines.length).toBe(machineFiles.length)
    expect(readdirSync(HOME).sort()).toEqual(
      ['README.md', 'properties.md', ...machines.map(({ name }) => `${name}.mmd`)].sort(),
    )
  })
})
