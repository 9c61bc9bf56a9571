import { expect, it } from 'vitest'
import { installWorkerPolicy } from '../../../../src/adapters/browser/page/trusted-workers'

const SCRIPTS = 'https://app.example/assets/'

it('the Trusted Types policy of the page allows workers only from the page’s own scripts and blobs', () => {
  const made: {
    readonly name: string
    readonly rules: { readonly createScriptURL: (url: string) => string | null }
  }[] = []
  const page = {
    trustedTypes: {
      createPolicy: (name: string, rules: (typeof made)[number]['rules']) => {
        made.push({ name, rules })
      },
    },
  }
  installWorkerPolicy({}, 'https://app.example')
  installWorkerPolicy(page, 'https://app.example', SCRIPTS)
  installWorkerPolicy(page, 'https://app.example', SCRIPTS)
  expect(made.map(({ name }) => name)).toEqual(['default'])
  const [policy] = made
  expect(Object.keys(policy?.rules ?? {})).toEqual(['createScriptURL'])
  expect(policy?.rules.createScriptURL('blob:https://app.example/1')).toBe('blob:https://app.example/1')
  expect(policy?.rules.createScriptURL(`${SCRIPTS}a.js`)).toBe(`${SCRIPTS}a.js`)
  expect(policy?.rules.createScriptURL('/offline.js')).toBe('/offline.js')
  for (const other of [
    '/loop-media/offline.js',
    'https://app.example/loop-media/a.js',
    `${SCRIPTS}../loop-media/a.js`,
    'https://app.example.evil.example/assets/a.js',
    '/assets/a.js',
    'blob:https://app.example.evil.example/1',
    'blob:null/1',
    'data:text/javascript,1',
    'javascript:1',
  ])
    expect(policy?.rules.createScriptURL(other)).toBeNull()
})
