import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binOf } from '../../scripts/lib/run-node.mjs'
import { type ScratchRepo, scratchRepo } from '../support/scratch-repo'

const imports = (name: string) => `import * as planted from '${name}';\nexport const kept = planted;\n`

/** Each planted file breaks one rule, and the linter must report that rule. */
const PLANTED: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['src/domain/p-rxjs.ts', imports('rxjs'), 'no-restricted-imports'],
  [
    'src/domain/p-promise.ts',
    "import { fromPromise } from 'xstate';\nexport const kept = fromPromise;\n",
    'no-restricted-imports',
  ],
  ['src/domain/p-date-now.ts', 'export const kept = Date.now();\n', 'no-restricted-properties'],
  ['src/domain/p-new-date.ts', 'export const kept = new Date();\n', 'no-clock-read'],
  ['src/domain/p-random.ts', 'export const kept = Math.random();\n', 'no-restricted-properties'],
  ['src/domain/p-after.ts', 'export const kept = { after: { 10: 1 } };\n', 'no-machine-timers'],
  ['src/domain/p-any.ts', 'export const kept = (x: any) => x;\n', 'no-explicit-any'],
  ['src/domain/p-as.ts', 'export const kept = (x: unknown) => x as string;\n', 'no-assertion'],
  [
    'src/domain/p-as-in-types.ts',
    'export const kept = { types: {}, other: (x: unknown) => <string>x };\n',
    'no-assertion',
  ],
  ['src/domain/p-bang.ts', 'export const kept = (x: string | null) => x!.length;\n', 'no-non-null-assertion'],
  ['src/domain/p-default.ts', 'export default 1;\n', 'no-default-export'],
  ['src/domain/p-cycle-a.ts', "import { b } from './p-cycle-b';\nexport const a = () => b;\n", 'no-cycle'],
  ['src/domain/p-cycle-b.ts', "import { a } from './p-cycle-a';\nexport const b = () => a;\n", 'no-cycle'],
  ['src/application/p-inversify.ts', imports('inversify'), 'no-restricted-imports'],
  [
    'src/application/p-timer.ts',
    "import { timer } from 'rxjs';\nexport const kept = timer;\n",
    'no-restricted-imports',
  ],
  ['src/application/p-fetch.ts', "export const kept = fetch('/x');\n", 'no-restricted-globals'],
  [
    'src/application/p-floating.ts',
    'const later = async () => 1;\nlater();\nexport const kept = later;\n',
    'no-floating-promises',
  ],
  ['src/adapters/rest/p-idb.ts', imports('idb'), 'no-restricted-imports'],
  ['src/adapters/rest/p-oss.ts', imports('ali-oss'), 'no-restricted-imports'],
  ['src/adapters/rest/p-node.ts', imports('node:fs'), 'no-restricted-imports'],
  ['src/adapters/simulator/p-image.ts', imports('@napi-rs/image'), 'no-restricted-imports'],
  ['src/adapters/simulator/p-libsql.ts', imports('libsql'), 'no-restricted-imports'],
  ['src/adapters/simulator/state/p-random.ts', 'export const kept = Math.random();\n', 'no-restricted-properties'],
  ['src/domain/p-big.ts', imports('big.js'), 'no-restricted-imports'],
  ['src/domain/wallet/p-number.ts', 'export const kept = (digits: string) => Number(digits);\n', 'no-float'],
  ['src/domain/mall/p-math.ts', 'export const kept = (price: number) => Math.ceil(price);\n', 'no-float'],
  ['src/ui/features/wallet/p-divide.ts', 'export const kept = (all: number) => all / 2;\n', 'no-float'],
  ['src/adapters/simulator/state/ledger/p-literal.ts', 'export const kept = 0.1;\n', 'no-float'],
  ['src/ui/p-xstate.ts', imports('xstate'), 'no-restricted-imports'],
  ['src/ui/p-rxjs.ts', imports('rxjs/operators'), 'no-restricted-imports'],
  ['src/ui/p-adapter.ts', imports('../adapters/composition'), 'no-restricted-imports'],
  ['src/ui/p-timeout.ts', 'export const kept = setTimeout(() => undefined, 1);\n', 'no-restricted-globals'],
  [
    'src/ui/p-window-timeout.ts',
    'export const kept = window.setTimeout(() => undefined, 1);\n',
    'no-restricted-properties',
  ],
  ['src/ui/p-enter.ts', "export const kept = (key: string) => key === 'Enter';\n", 'no-raw-enter'],
  ['src/ui/p-composing.ts', 'export const kept = (event: KeyboardEvent) => event.isComposing;\n', 'no-raw-enter'],
  ['src/ui/p-lazy.ts', "import { lazy } from 'react';\nexport const kept = lazy;\n", 'no-raw-lazy'],
  ['src/ui/p-suspense.ts', "import { Suspense } from 'react';\nexport const kept = Suspense;\n", 'no-raw-lazy'],
  ['src/ui/p-storage.ts', "export const kept = localStorage.getItem('x');\n", 'no-restricted-globals'],
  ['src/ui/p-html.ts', "export const kept = (e: Element) => { e.innerHTML = 'x'; };\n", 'no-restricted-properties'],
  ['src/ui/p-danger.tsx', "export const Kept = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n", 'no-danger'],
  [
    'src/ui/p-hooks.tsx',
    "import { useState } from 'react';\nexport const useKept = (x: boolean) => { if (x) useState(1); };\n",
    'rules-of-hooks',
  ],
]

describe('The linter', () => {
  let repo: ScratchRepo
  let output = ''

  beforeAll(() => {
    repo = scratchRepo()
    for (const [file, text] of PLANTED) repo.plant(file, text)
    output = repo.run(binOf('oxlint'), '--format=unix', ...PLANTED.map(([file]) => file)).output
  }, 120_000)
  afterAll(() => {
    repo.remove()
  })

  it.each(PLANTED)('the linter reports the rule that the file %s breaks with the text: %s', (file, _text, rule) => {
    const spoken = output.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(spoken.join('\n')).toContain(`(${rule})`)
  })
})
