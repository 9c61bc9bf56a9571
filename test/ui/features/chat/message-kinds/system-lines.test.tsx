import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { systemEvent, SYSTEM_EVENTS, type Content, type SystemEvent } from '../../../../../src/domain/chat'
import { decimalOf } from '../../../../../src/domain/kernel/decimal'
import { Xid } from '../../../../../src/domain/kernel/ids'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { contentText } from '../../../../../src/ui/features/chat/content-text'
import { createI18n } from '../../../../../src/ui/i18n'
import { everyKind } from '../../../../support/builders/content'
import { made } from '../../../../support/builders/made'
import { item, Rows } from '../../../support/messages'
import { english, show } from '../../../support/show'

const chinese = await createI18n('zh')
/** Names of people and groups, and units, are the same in every language. */
const NAMES = /Loop|LOOP|小美/g
const isCode = (code: string): code is SystemEvent['code'] => Object.hasOwn(SYSTEM_EVENTS, code)
const CODES = keysOf(SYSTEM_EVENTS).filter(isCode)
const mei = { xid: made(Xid, 'x-mei'), name: '小美' }
const group = { ...everyKind.accessGranted.group, name: '小美', description: '' }
const values = { name: '小美', amount: decimalOf('10'), currency: 'LOOP', count: 3 }

/** The two forms in which a server sends a system line: as the result of a rain, and as an item of a notice. */
const linesOf = (code: SystemEvent['code']): readonly Content[] => {
  const event = systemEvent(code, values)
  return [
    { kind: 'bubbleResult', eventId: 'b1', text: '', event },
    { kind: 'notification', items: [{ text: '', event, image: null, space: null, group: null, button: null }] },
  ]
}
/** Every other line that the product writes into a chat. */
const OTHERS: readonly Content[] = [
  { kind: 'join', people: [mei] },
  { kind: 'groupSetAdmin', added: [mei], removed: [mei] },
  { kind: 'groupSetAdmin', added: [], removed: [] },
  { kind: 'recalled', by: null },
  { kind: 'accessGranted', group },
  { ...everyKind.accessRequest, person: mei, group },
  ...(['canceled', 'missed', 'completed', 'unknown'] as const).map((state): Content => ({
    kind: 'privateSpaceState',
    isVideo: false,
    state,
    seconds: 65,
  })),
  { kind: 'bubbleResult', eventId: 'b1', text: '', event: null },
  { kind: 'unknown' },
]
const shown = (content: Content, i18n: typeof english): string => {
  show(
    <Rows of={[item('a', { content, text: contentText(content, i18n.t), sender: { id: 'x-mei', name: '小美' } })]} />,
    { i18n },
  )
  const { textContent } = screen.getByRole('article')
  cleanup()
  return textContent
}
afterEach(cleanup)

describe('A line of the system', () => {
  it.each(CODES)('%s is worded in the language of the reader, in the chat and in lists', (code) => {
    for (const content of linesOf(code)) {
      const texts = [shown(content, chinese), contentText(content, chinese.t)]
      for (const text of texts) expect(text.replace(NAMES, '')).not.toMatch(/[A-Za-z]{2}/)
      for (const text of texts) expect(text).toMatch(/[\u4e00-\u9fff]/)
      expect(contentText(content, english.t).replace(NAMES, '')).toMatch(/^[^\u4e00-\u9fff]*[a-z]{2}[^\u4e00-\u9fff]*$/)
      expect(shown(content, english)).toContain(contentText(content, english.t))
    }
  })

  it.each(OTHERS.map((content) => [content.kind, content] as const))(
    'the line %s has no English word in a Chinese list',
    (_kind, content) => {
      expect(contentText(content, chinese.t).replace(NAMES, '')).not.toMatch(/[A-Za-z]{2}/)
      expect(contentText(content, chinese.t)).not.toBe(contentText(content, english.t))
    },
  )

  it('the text of an older server is shown as it is', () => {
    const content: Content = { kind: 'bubbleResult', eventId: 'b1', text: 'Cara caught the most', event: null }
    expect(shown(content, chinese)).toContain('Cara caught the most')
  })
})
