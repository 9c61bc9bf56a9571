import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readExpectation } from '../../../../src/application/log/cause/expectation'

const states = { session: { value: { present: 'known' } }, 'chat/drafts': { drafts: {}, of: null }, list: [1, 2] }
const sayOf = (text: string): string | null => {
  const check = readExpectation(text)
  return E.isLeft(check) ? check.left : check.right(states)
}

describe('An expectation of a state', () => {
  it.each([
    'session.value.present="known"',
    'session.value={"present":"known"}',
    'chat/drafts.drafts={}',
    'chat/drafts.of=null',
    'chat/drafts.of!="a"',
    'chat/drafts.missing=undefined',
    'chat/drafts.of!=undefined',
    'list.0=1',
    'list=[1,2]',
    ' list.1 = 2 '.replaceAll(' ', ''),
  ])('%s holds', (text) => {
    expect(sayOf(text)).toBeNull()
  })

  it.each([
    ['session.value.present="gone"', 'session.value.present is "known", expected "gone"'],
    ['list.0!=1', 'list.0 is 1'],
    ['list.7=1', 'list.7 is undefined, expected 1'],
    ['list.constructor=undefined', null],
    ['nobody.value=1', 'There is no reducer "nobody"'],
  ])('%s gives %s', (text, said) => {
    expect(sayOf(text)).toBe(said)
  })

  it.each([
    ['session', '"session" is no expectation. Write REDUCER.FIELD=JSON or REDUCER.FIELD!=JSON.'],
    ['', '"" is no expectation. Write REDUCER.FIELD=JSON or REDUCER.FIELD!=JSON.'],
    ['session.value=known', 'The expected value known is no JSON. Write texts in double quotes.'],
  ])('“%s” is refused with a reason', (text, reason) => {
    expect(E.isLeft(readExpectation(text)) && sayOf(text)).toBe(reason)
  })
})
