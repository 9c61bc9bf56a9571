import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Composer } from '../../../../../src/ui/features/chat/composer/Composer'
import { useComposer } from '../../../../../src/ui/features/chat/composer/use-composer'
import { targetOf } from '../../../../../src/domain/join'
import { groupOf } from '../../../../support/builders/group'
import { clientId } from '../../../../support/builders/message'
import { ann, vera, type Person } from '../../../../support/builders/person'
import { badInput } from '../../../support/bad-inputs'
import { live, using, type FakeApp } from '../../../support/fake-app'
import { Around, show } from '../../../support/show'

const tea = groupOf('12345678')
const composer = (app: FakeApp, group = tea) => {
  const { result } = using(app, useComposer, group)
  return {
    result,
    write: (text: string) => act(() => result.current.onChange(text, text.length)),
    send: () => act(() => result.current.onSend()),
  }
}
const written = (who: Person, text: string) => {
  const app = live(who)
  const shown = composer(app)
  shown.write(text)
  shown.send()
  return { app, ...shown }
}

describe('A member who writes', () => {
  it('the typed text stays in the box until the text is sent', () => {
    const app = live(ann)
    const { result, write, send } = composer(app)
    write('hello')
    expect(result.current.value).toBe('hello')
    send()
    expect(result.current.value).toBe('')
    expect(app.said('chat/SendDraft')).toEqual([
      { type: 'chat/SendDraft', conversationId: tea.conversationId, clientId: clientId('c1') },
    ])
  })

  it('a member who writes keeps a separate draft in each group', () => {
    const app = live(ann)
    composer(app).write('for tea')
    const other = composer(app, groupOf('87654321'))
    expect(other.result.current.value).toBe('')
    other.write('for the other')
    expect(composer(app).result.current.value).toBe('for tea')
  })

  it('BI-028 a member who writes cannot send a text of invisible characters', () => {
    const { app, result } = written(ann, badInput('msg_text', 'BI-028').text)
    expect(app.said('chat/SendDraft')).toEqual([])
    expect(result.current.value).toBe(badInput('msg_text', 'BI-028').text)
  })

  it('a member who writes cannot send a text above 10,000 characters, and keeps that text', () => {
    const { app, result } = written(ann, 'x'.repeat(10_001))
    expect(app.said('chat/SendDraft')).toEqual([])
    expect(result.current.value).toHaveLength(10_001)
  })
})

describe('R4-012 A member who writes beside attached pictures', () => {
  const attached = (text: string, level = 1, group = tea) => {
    const app = live(ann, level)
    const shown = composer(app, group)
    const id = clientId('p1')
    const { conversationId } = tea
    act(() => {
      app.hearInTab(
        { type: 'chat/AttachFile', conversationId, attachmentId: id, fileRef: 1, via: 'picker' },
        (ask) => ({
          type: 'chat/FileAttached',
          ask: ask('check:p1'),
          attachmentId: id,
          content: { kind: 'image', url: null, width: 4, height: 3 },
          files: [],
        }),
      )
    })
    shown.write(text)
    return { app, ...shown }
  }
  const captions = (app: FakeApp) =>
    app.saidToTab.flatMap((said) => (said.type === 'chat/SendAttachments' ? [said.caption?.text ?? null] : []))

  it('the text goes with the pictures as their caption, and leaves the text box', () => {
    const { app, result, send } = attached('From the roof')
    send()
    expect([captions(app), app.said('chat/SendDraft'), result.current.value]).toEqual([['From the roof'], [], ''])
  })

  it('a command and a reply stay messages of their own, after the pictures', () => {
    const command = attached('/weather')
    command.send()
    const reply = attached('an answer')
    const quote = { seq: 3, at: null, xid: null, name: 'Cara', of: 'text', text: 'a question', media: null }
    act(() => {
      reply.app.hearInTab({ type: 'chat/ReplyTo', conversationId: tea.conversationId, quote })
    })
    reply.send()
    for (const { app } of [command, reply])
      expect([captions(app), app.said('chat/SendDraft')]).toMatchObject([[null], [{ type: 'chat/SendDraft' }]])
  })

  it('a caption that the chat refuses stays in the text box, and the pictures stay attached', () => {
    const { app, result, send } = attached('x'.repeat(10_001))
    send()
    expect([captions(app), result.current.value.length, result.current.files?.items.length]).toEqual([[], 10_001, 1])
  })

  it('a text of invisible characters is no caption', () => {
    const { app, send } = attached(badInput('msg_text', 'BI-028').text)
    send()
    expect(captions(app)).toEqual([null])
  })
})

describe('A visitor who writes', () => {
  it('a visitor who sends a text is asked to sign in, and the text stays in the box', () => {
    const { app, result } = written(vera, 'hello')
    expect([app.said('chat/SendDraft'), app.said('ShowVisitorDialog')]).toEqual([[], [{ type: 'ShowVisitorDialog' }]])
    expect(result.current.value).toBe('hello')
    expect(app.tab.slices.shell.get().context.dialog).toBe('visitor')
  })

  it('R1-213 a visitor gets the notice "Sign in to write here.", whose button opens the sign-in prompt', () => {
    const app = live(vera)
    render(<Around app={app}>{composer(app).result.current.notice}</Around>)
    expect(screen.getByText('Sign in to write here.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(app.said('ShowVisitorDialog')).toHaveLength(1)
  })

  it('a visitor who sends an empty text is not asked to sign in', () => {
    expect(written(vera, '  ').app.said('ShowVisitorDialog')).toEqual([])
  })
})

describe('R1-155 JOIN-6 A non-member in a free-mode group', () => {
  const free = groupOf('12345678', { isMember: false, joinMode: 'free' })

  it('a non-member who sends a text is asked to join; after joining, the text is still in the box and not sent', () => {
    const app = live(ann)
    const { result, write, send } = composer(app, free)
    expect(result.current.notice).toBeUndefined()
    const above = render(<Around app={app}>{result.current.above}</Around>)
    expect([above.container.textContent, above.getByRole('button', { name: 'Join' }).textContent]).toEqual([
      'Join Group 12345678 to write hereJoin',
      'Join',
    ])
    write('hello')
    send()
    expect([app.said('chat/SendDraft'), result.current.value, result.current.warning]).toEqual([[], 'hello', undefined])
    expect(app.said('join/StartJoin')).toEqual([
      { type: 'join/StartJoin', target: targetOf(free), to: null, why: 'write', asVisitor: false },
    ])
    app.hear({ type: 'group/GroupJoined', group: { ...free, isMember: true } })
    expect([app.said('chat/SendDraft'), result.current.value]).toEqual([[], 'hello'])
  })

  it('a non-member in a free-mode group is not asked to join when sending an empty text', () => {
    const app = live(ann)
    const { write, send } = composer(app, free)
    write('  ')
    send()
    expect(app.said('join/StartJoin')).toEqual([])
  })

  it('R1-213 a visitor who sends in a free-mode group is asked to sign in before joining', () => {
    const app = live(vera)
    const { write, send } = composer(app, free)
    write('hello')
    send()
    expect([app.said('join/StartJoin'), app.said('ShowVisitorDialog')]).toEqual([[], [{ type: 'ShowVisitorDialog' }]])
  })
})

describe('A person who may not write in a group', () => {
  const notice = (app: FakeApp, group: typeof tea) => {
    const { result, unmount } = using(app, useComposer, group)
    const drawn = result.current
    unmount()
    return drawn
  }

  it('a non-member sees in place of the text box that only members may write', () => {
    const app = live(ann)
    const drawn = notice(app, groupOf('12345678', { isMember: false }))
    show(<Composer name="Tea" {...drawn} notice={drawn.notice} />, { app })
    expect(screen.getByText('Only members can write here.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    [4, true],
    [5, false],
  ])(
    'R1-182 a member may write only from the level that the group requires, and sees that level otherwise: level %d of 5',
    (level, refused) => {
      const drawn = notice(live(ann, level), groupOf('12345678', { minSpeakLevel: 5 }))
      expect(drawn.notice !== undefined).toBe(refused)
      if (drawn.notice !== undefined) render(drawn.notice)
      expect(screen.queryByText('Reach level 5 to write here.') !== null).toBe(refused)
    },
  )

  it('R1-182 in a private group a member below the required level may write', () => {
    expect(notice(live(ann), groupOf('12345678', { minSpeakLevel: 5, joinType: 'private' })).notice).toBeUndefined()
  })
})
