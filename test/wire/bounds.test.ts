import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { ImRequest } from '../../src/adapters/wire/frames/im-frame'
import { RtcRequest } from '../../src/adapters/wire/frames/rtc-frame'
import { BubbleClick, BubbleJoin } from '../../src/adapters/wire/frames/bubble-frame'
import { unboundedIn } from './support/unbounded'
import { declaredInputs } from './support/wire'

describe('Every input of the server has an end', () => {
  it('all declared calls are walked', () => {
    expect(declaredInputs.length).toBeGreaterThan(150)
  })

  it.each(declaredInputs)('each text and each list in the input of %s has a bound', (_, input) => {
    expect(unboundedIn(input)).toEqual([])
  })

  it.each([
    ...ImRequest.types.map((codec) => [`im ${codec.name}`, codec] as const),
    ...RtcRequest.types.map((codec) => [`rtc ${codec.name}`, codec] as const),
    ['ws bubble_join', BubbleJoin] as const,
    ['ws bubble_click', BubbleClick] as const,
  ])('each text and each list in the frame %s has a bound', (_, codec) => {
    expect(unboundedIn(codec)).toEqual([])
  })

  it('the walk finds a text, a list and an open record without a bound', () => {
    const found = unboundedIn(
      t.strict({ a: t.string, b: t.type({ c: t.array(t.number) }), d: t.UnknownRecord, e: t.number }),
    )
    expect(found).toEqual(['a', 'b.c', 'd'])
  })
})
