import { dataExportCalls } from '../../../src/adapters/wire/calls/account/data-export-calls'
import { noonPlus } from '../../support/builders/instant'
import type { CallRow } from '../support/call-row'

const at = noonPlus(0)
const record = {
  kind: 'direct',
  at,
  place: 'Ben',
  author: 'Ada',
  text: 'Hi',
  content: 'text',
  files: ['https://loop.example/a.png'],
}

export const dataExportRows: readonly CallRow[] = [
  {
    proves: 'R4-601',
    source: 'ours: not printed',
    request: { method: 'GET', path: '/api/account/export', query: { cursor: 'r:3' }, token: true },
    answer: { records: [record, { ...record, kind: 'other' }], total: 7, next: 'r:6' },
    asks: ({ rest }) => rest.call(dataExportCalls.page, { cursor: 'r:3' }),
    reads: { records: { items: [record], dropped: 1 }, total: 7, next: 'r:6' },
  },
]
