import { describe, expect, it, vi } from 'vitest'
import { makeSystemNotifications } from '../../../../src/adapters/browser/page/system-notifications'

/** A fake `Notification` class. With `breaks`, its constructor throws, as in browsers on phones. */
const kindOf = (permission: NotificationPermission, breaks = false) => {
  const made: string[] = []
  const all: EventTarget[] = []
  class Kind extends EventTarget {
    static readonly permission = permission
    static readonly requestPermission = (): Promise<NotificationPermission> => {
      made.push('asked')
      return Promise.resolve('granted')
    }

    constructor(title: string, { tag, body }: NotificationOptions) {
      super()
      if (breaks) throw new TypeError('Illegal constructor')
      made.push(`${String(tag)}: ${title}, ${String(body)}`)
      all.push(this)
    }

    close(): void {
      made.push('closed')
    }
  }
  vi.stubGlobal('Notification', Kind)
  return { made, press: () => all.at(-1)?.dispatchEvent(new Event('click')) }
}
const words = { title: 'Ada', body: 'hi', tag: 'a' }

describe('A system notification', () => {
  it('pressing a system notification focuses the window, closes the notification and opens the notification’s target', () => {
    const { made, press } = kindOf('granted')
    vi.stubGlobal('window', {
      focus: () => {
        made.push('focus')
      },
    })
    const close = makeSystemNotifications().show({
      ...words,
      onPress: () => {
        made.push('led')
      },
    })
    expect(made).toEqual(['a: Ada, hi'])
    press()
    close()
    expect(made).toEqual(['a: Ada, hi', 'focus', 'closed', 'led', 'closed'])
  })

  it('when system notifications are forbidden or cannot be created, none is shown and no error is thrown', () => {
    for (const [permission, breaks] of [
      ['denied', false],
      ['default', false],
      ['granted', true],
    ] as const) {
      const { made } = kindOf(permission, breaks)
      makeSystemNotifications().show({ ...words, onPress: () => undefined })()
      expect(made).toEqual([])
    }
  })

  it('the permission for system notifications is requested only if the member has not answered the browser yet', async () => {
    expect([await makeSystemNotifications(() => undefined).allow()]).toEqual([false])
    const { made } = kindOf('granted')
    expect([await makeSystemNotifications().allow(), made]).toEqual([true, []])
    const asked = kindOf('default')
    expect([await makeSystemNotifications().allow(), asked.made]).toEqual([true, ['asked']])
  })
})
