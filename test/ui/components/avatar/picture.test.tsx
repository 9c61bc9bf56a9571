import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Avatar } from '../../../../src/ui/components/avatar/Avatar'
import { setLocalImageSource, resizedImageUrl } from '../../../../src/ui/components/avatar/image-url'
import { Cover } from '../../../../src/ui/features/group/discover/Cover'
import { only, show } from '../../support/show'

const BUCKET = 'https://loop.oss-eu-central-1.aliyuncs.com/uploads'

describe('A picture', () => {
  afterEach(() => {
    setLocalImageSource(() => null)
  })
  it.each([
    ['avatar', 320],
    ['banner', 640],
    ['large', 960],
  ] as const)(
    'R1-354 R2-336 a picture from the object store is requested for use as %s with a width of %i px',
    (use, width) => {
      const url = new URL(resizedImageUrl(`${BUCKET}/1_a.png`, use))
      expect([url.pathname, url.searchParams.get('x-oss-process')]).toEqual([
        '/uploads/1_a.png',
        `image/resize,w_${width}`,
      ])
    },
  )

  it.each(['1_a.svg', '1_a.gif', '1_a.GIF'])(
    'R1-355 a vector picture or an animation is requested without resizing: %s',
    (name) => {
      expect(resizedImageUrl(`${BUCKET}/${name}`, 'avatar')).toBe(`${BUCKET}/${name}`)
    },
  )

  it('R1-354 a picture from another host is requested unchanged', () => {
    expect(resizedImageUrl('https://pbs.example/a.png?sig=1', 'avatar')).toBe('https://pbs.example/a.png?sig=1')
    expect(resizedImageUrl('https://aliyuncs.com.evil.example/a.png', 'avatar')).not.toContain('x-oss')
    expect(resizedImageUrl('/town/a1.svg', 'avatar')).toBe('/town/a1.svg')
  })

  it('R1-354 a picture that a local image source serves is requested from that source, at its display width unless it is a blob', () => {
    setLocalImageSource((stored) => stored.replace('5173', '8080'))
    const stored = 'http://loop-media.localhost:5173/uploads/1_a.png'
    expect(resizedImageUrl(stored, 'avatar')).toBe(
      'http://loop-media.localhost:8080/uploads/1_a.png?x-oss-process=image%2Fresize%2Cw_320',
    )
    setLocalImageSource(() => 'blob:https://page.example/1')
    expect(resizedImageUrl(stored, 'avatar')).toBe('blob:https://page.example/1')
  })

  it.each(['', 'not an address', 'http://'])(
    'R1-340 an invalid stored picture URL gives an empty URL: %j',
    (stored) => {
      expect(resizedImageUrl(stored, 'avatar')).toBe('')
    },
  )

  it('R3-311 if the picture of an avatar fails to load, the placeholder with the initial replaces the picture', () => {
    const { container } = show(<Avatar person={{ id: 'x', name: 'Ann', imageUrl: '/none.png' }} size={40} />)
    fireEvent.error(only(container, 'img'))
    expect([container.querySelector('img'), container.textContent]).toEqual([null, 'A'])
  })

  it('R3-311 a banner that fails to load is removed', () => {
    const { container } = show(<Cover ownerId="9" imageUrl="/none.png" />)
    fireEvent.error(only(container, 'img'))
    expect(container.querySelector('img')).toBeNull()
  })
})
