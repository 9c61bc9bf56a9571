import { describe, expect, it } from 'vitest'
import { coverOf, facesOnHome, PartnerLink, partnerFeature, showsOf } from '../../../src/domain/partner'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ann, ben, sender } from '../../support/builders/person'

const config = { partnerId: 'p', link: 'harbor', loading: null, showCreate: false, showBubble: true, showGift: false }
const speaker = (n: number) => ({ ...sender(ben), xid: made(Xid, `x-${n}`), role: 'speaker' as const })

describe('A partner', () => {
  it('R1-004 R1-235 R1-140 gifts, bubbles and creation are shown only if the loaded configuration of the partner allows them', () => {
    expect(showsOf(config)).toEqual({ create: false, bubble: true, gift: false })
    expect(showsOf(null)).toEqual({ create: false, bubble: false, gift: false })
  })

  it.each([
    ['harbor', true],
    ['a-b_9', true],
    ['', false],
    ['a/b', false],
    ['x'.repeat(65), false],
    ['é', false],
  ])('the partner link %j is valid: %s', (word, isLink) => {
    expect(PartnerLink.is(word)).toBe(isLink)
  })

  it('R3-051 R3-321 a partner page shows at most 6 hosts and speakers, hosts first, and nobody twice', () => {
    const hosts = [sender(ann)]
    const faces = facesOnHome({
      hosts,
      speakers: [{ ...sender(ann), role: 'speaker' as const }, ...[1, 2, 3, 4, 5, 6].map(speaker)],
    })
    expect([faces.length, faces[0]?.xid, new Set(faces.map(({ xid }) => xid)).size]).toEqual([6, ann.xid, 6])
  })

  it('R3-054 a recommended group has its banner as cover, else its icon, else no cover', () => {
    expect([
      coverOf({ banner: 'b', icon: 'i' }),
      coverOf({ banner: null, icon: 'i' }),
      coverOf({ banner: null, icon: null }),
    ]).toEqual(['b', 'i', null])
  })

  it('R3-247 the reducer that caches the highlights bar has the name that the specification gives, get_highlights_bar', () => {
    expect(partnerFeature.slices().account.get_highlights_bar.name).toBe('partner/highlightsBar')
  })
})
