import { describe, expect, it } from 'vitest'
import { rememberedLook } from '../../../../src/adapters/browser/page/remembered-look'
import { memorySettings } from '../../support/memory-ports'

const kept = (text: string) => {
  const settings = memorySettings()
  settings.set('look', text)
  return rememberedLook(settings)
}

describe('The look that the next page remembers', () => {
  it.each([
    ['dark zh member', { theme: 'dark', language: 'zh', isMember: true }],
    ['system en visitor', { theme: 'system', language: 'en', isMember: false }],
  ])('"%s" is read as theme, language and session', (text, look) => {
    expect(kept(text)).toEqual(look)
  })

  it.each(['', 'dark', 'blue en member', 'dark fr member', 'dark en owner', 'dark en member more'])(
    'a damaged value "%s" counts as no memory',
    (text) => {
      expect(kept(text)).toBeNull()
    },
  )
})
