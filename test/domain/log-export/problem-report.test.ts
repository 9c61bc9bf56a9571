import { describe, expect, it } from 'vitest'
import { draftReport, readLogFile, writeReport } from '../../../src/domain/log-export'
import { reportWith } from '../../support/builders/report'

const text = reportWith([
  { log: 'account', seq: 1, at: 1_000, type: 'ChooseTheme', theme: 'dark' },
  { log: 'tab', seq: 1, at: 3_000, type: 'OpenDialog', dialog: 'account' },
  { log: 'account', seq: 2, at: 2_000, type: 'ChooseTheme', theme: 'light' },
])

describe('A report of a problem', () => {
  it('R4-921 a draft has each entry of both logs with its content, the newest first', () => {
    expect(draftReport(text)?.entries).toEqual([
      {
        line: 2,
        log: 'tab',
        seq: 1,
        at: 3_000,
        type: 'OpenDialog',
        message: { type: 'OpenDialog', dialog: 'account' },
      },
      {
        line: 3,
        log: 'account',
        seq: 2,
        at: 2_000,
        type: 'ChooseTheme',
        message: { type: 'ChooseTheme', theme: 'light' },
      },
      {
        line: 1,
        log: 'account',
        seq: 1,
        at: 1_000,
        type: 'ChooseTheme',
        message: { type: 'ChooseTheme', theme: 'dark' },
      },
    ])
  })

  it('a text that is no exported log has no draft', () => {
    expect(draftReport('a letter')).toBeNull()
  })

  it('R4-922 the written file has nothing of a removed entry, says how many are removed, and keeps all other lines', () => {
    const draft = draftReport(text)
    if (draft === null) throw new Error('no draft')
    expect(writeReport(draft, new Set())).toBe(text)
    const written = writeReport(draft, new Set([2]))
    expect(written).not.toContain('OpenDialog')
    expect(readLogFile(written)).toMatchObject({ right: { head: { removed: 1 }, unreadable: 0 } })
    expect(written.split('\n').slice(1)).toEqual(
      text
        .split('\n')
        .slice(1)
        .filter((line) => !line.includes('OpenDialog')),
    )
  })
})
