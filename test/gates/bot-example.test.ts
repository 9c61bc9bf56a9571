import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

describe('The example bot', () => {
  it.each([undefined, '', 'whsec_'])(
    'when BOT_SECRET is %j, the example bot prints that BOT_SECRET is missing and exits with code 1',
    (secret) => {
      const { BOT_SECRET: _own, ...env } = process.env
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts', 'bot.mjs')], {
        encoding: 'utf8',
        env: { ...env, PORT: '0', ...(secret === undefined ? {} : { BOT_SECRET: secret }) },
        timeout: 15_000,
      })
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain('BOT_SECRET is missing')
    },
  )
})
