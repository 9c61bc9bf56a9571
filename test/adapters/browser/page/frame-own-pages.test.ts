import { describe, expect, it } from 'vitest'
import { mayFrameSameOrigin } from '../../../../src/adapters/browser/page/frame-own-pages'

describe('A frame that shows a page of this host', () => {
  it.each([
    ['https://loop.example/looper/api?projectId=loop', true],
    ['https://loop.example/looper/edit-exclusive-page', true],
    ['https://loop.example/looper/dashboard', false],
    ['https://loop.example/group', false],
    ['document', false],
  ])('R3-130 only a document loaded from a path with a preview may frame a page of this host: %s', (name, may) => {
    expect(mayFrameSameOrigin([{ name }], false)).toBe(may)
  })

  it('a document with its own policy, or loaded from an unknown path, may not frame a page of this host', () => {
    expect([
      mayFrameSameOrigin([{ name: 'https://loop.example/looper/api' }], true),
      mayFrameSameOrigin([], false),
    ]).toEqual([false, false])
  })
})
