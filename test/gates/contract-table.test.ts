import { expect, it } from 'vitest'
import { failuresIn, portsOf, tableOf } from '../../scripts/lib/contract-table.mjs'

const result = (ancestorTitles: string[], title: string, status: string) => ({ ancestorTitles, title, status })
const report = {
  testResults: [
    {
      assertionResults: [
        result(['With the simulator in the page,', 'conversations'], 'messages are numbered', 'passed'),
        result(
          ['With the simulator in the page,', 'conversations', 'in a direct chat'],
          'a long text arrives',
          'passed',
        ),
        result(['With the client of Tencent,', 'conversations'], 'messages are numbered', 'failed'),
        result(['With the client of Tencent,', 'conversations', 'in a direct chat'], 'a long text arrives', 'skipped'),
        result(['An archive (memory (tests))'], 'stored messages are unchanged', 'passed'),
        result(['The registry of contract subjects'], 'an unknown name throws an error', 'passed'),
      ],
    },
  ],
}

it('the table of a port has a line for each clause, with a sign for each adapter: kept, broken or impossible', () => {
  const ports = portsOf(report)
  expect([...ports].map(([port, clauses]) => tableOf(port, clauses))).toEqual([
    [
      'conversations',
      '  A  the simulator in the page',
      '  B  Tencent',
      '  A B',
      '  ✓ ✗  messages are numbered',
      '  ✓ –  in a direct chat: a long text arrives',
    ].join('\n'),
    ['archive', '  A  memory (tests)', '  A', '  ✓  stored messages are unchanged'].join('\n'),
  ])
  expect(failuresIn(ports)).toBe(1)
})
