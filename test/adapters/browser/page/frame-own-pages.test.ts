import { describe, expect, it } from 'vitest'
import { mayFrameSameOrigin } from '../../../../src/adapters/browser/page/frame-own-pages'

describe('A frame with a page of this host', () => {
  it.each([
    ['https://loop.example/looper/api?projectId=loop', true],
    ['https://loop.example/looper/edit-exclusive-page', true],
    ['https://loop.example/looper/dashboard', false],
    ['https://loop.example/group', false],
    ['document', false],
  ])('R3-130 a frame is allowed when the document was loaded from a path with a preview: %s', (name, may) => {
    expect(mayFrameSameOrigin([{ name }], false)).toBe(may)
  })

  it('a frame is forbidden if the document contains its own policy or was loaded from an unknown path', () => {
    expect([
      mayFrameSameOrigin([{ name: 'https://loop.example/looper/api' }], true),
      mayFrameSameOrigin([], false),
    ]).toEqual([false, false])
  })
})
