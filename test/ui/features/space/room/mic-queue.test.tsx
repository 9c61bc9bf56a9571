import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { made } from '../../../../support/builders/made'
import { Xid } from '../../../../../src/domain/kernel/ids'
import { eventOf, inRoom } from '../../../../support/builders/space'
import { connected, dan, hear, inside, lin, mei } from '../../../support/spaces'
import { open, press, room } from '../../../support/space-dialogs'

const sam = { ...lin, xid: made(Xid, 'x-sam'), name: 'Sam' }

/** Dan hosts. Lin asked first and spoke a minute ago; Sam has not spoken. */
const desk = () =>
  open(
    room,
    ...inside('host', {
      people: [inRoom(mei, 'host', 'on'), inRoom(dan, 'host'), ...[lin, sam].map((one) => inRoom(one, 'audience'))],
    }),
    connected,
    hear('request', { fromXid: lin.xid }),
    hear('place', { toXid: lin.xid, place: 1, waitedMs: 5_000, silentMs: 61_000 }),
    hear('request', { fromXid: sam.xid }),
    hear('place', { toXid: sam.xid, place: 2, waitedMs: 0, silentMs: null }),
  )
const rows = (): readonly string[] =>
  screen
    .getAllByRole('button', { name: /^Allow / })
    .map((one) => one.getAttribute('aria-label')?.replace('Allow ', '') ?? '')

describe('The line of requests at the host desk', () => {
  it('R4-301 each row shows a running wait and when the person last spoke', () => {
    const app = desk()
    expect(screen.getByText('Waiting 00:05')).toBeTruthy()
    expect(screen.getByText('Spoke 1 min ago')).toBeTruthy()
    expect(screen.getByText('Hasn’t spoken yet')).toBeTruthy()
    app.pass(3_000)
    expect(screen.getByText('Waiting 00:08')).toBeTruthy()
  })

  it('R4-303 N and the button invite the next person in the chosen order, and N in a text field does not', () => {
    const app = desk()
    expect(rows()).toEqual(['林', 'Sam'])
    fireEvent.click(screen.getByRole('radio', { name: 'Quiet longest' }))
    expect(rows()).toEqual(['Sam', '林'])
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'n' })
    expect(app.said('space/InviteToSpeak')).toEqual([])
    fireEvent.keyDown(document.body, { key: 'n' })
    press(/Invite next/)
    expect(app.said('space/InviteToSpeak')).toEqual([
      { type: 'space/InviteToSpeak', xid: sam.xid },
      { type: 'space/InviteToSpeak', xid: lin.xid },
    ])
  })

  it('R4-304 a host skips a person with a trimmed note, or without one', () => {
    const app = desk()
    press('Skip 林 with a note')
    fireEvent.change(screen.getByRole('textbox', { name: 'Note to 林' }), { target: { value: ' Next round! ' } })
    press('Skip')
    press('Skip Sam with a note')
    press('Skip')
    expect(app.said('space/RefuseMicRequest')).toEqual([
      { type: 'space/RefuseMicRequest', xid: lin.xid, note: 'Next round!' },
      { type: 'space/RefuseMicRequest', xid: sam.xid, note: null },
    ])
  })
})

describe('A skip that was not sent', () => {
  it('R4-304 shows the request again with the note that the host wrote', () => {
    const app = desk()
    press('Skip 林 with a note')
    const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Note to 林' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Note to 林' }), { target: { value: 'Next round!' } })
    press('Skip')
    expect(field()).toBeNull()
    app.hear((ask) => ({
      type: 'space/DecisionNotSent',
      ask: ask(`decision/${lin.xid}`),
      event: eventOf('decline', { toXid: lin.xid, note: 'Next round!' }),
    }))
    expect(field()?.value).toBe('Next round!')
  })
})

describe('A listener who asks to speak', () => {
  it('R4-302 R4-304 sees the own place, then the note of the host who skips them', () => {
    const app = open(room, ...inside('audience'), connected, { type: 'space/RequestMic' })
    app.hear(hear('place', { toXid: dan.xid, place: 3 }))
    expect(screen.getByText('Number 3 in line')).toBeTruthy()
    app.hear(hear('decline', { fromXid: mei.xid, toXid: dan.xid, note: 'Next round!' }))
    expect(screen.queryByText(/in line/)).toBeNull()
    expect(screen.getAllByText(/declined your request to speak\. “Next round!”/)).not.toEqual([])
  })
})
