import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { addMs } from '../../../src/domain/kernel/instant'
import { qrSignInViewModel, type QrStatus } from '../../../src/domain/sign-in'
import { qrSignInReducer } from '../../../src/domain/sign-in/qr-sign-in.machine'
import { NOON, noonPlus } from '../../support/builders/instant'
import { alarm, given, wait, type Step } from '../../support/given'

const show: Step = { type: 'sign-in/ShowQr' }
const read =
  (secretRef = 1): Step =>
  (ask) => ({ type: 'sign-in/QrCodeCreated', ask: ask('createQrCode'), secretRef })
const says =
  (status: QrStatus): Step =>
  (ask) => ({ type: 'sign-in/QrStatusLoaded', ask: ask('loadQrStatus'), status })
const poll: readonly Step[] = [wait(2_000), alarm('qrPoll')]
const shown = given(qrSignInReducer, show, read(5))

describe('A QR code for sign-in', () => {
  it('R1-147 two fast clicks on the QR code sign-in request one code, which is then shown for 60 s', () => {
    const reading = given(qrSignInReducer, show)
    expect(reading.when(show).state.asks).toEqual(reading.state.asks)
    expect(qrSignInViewModel(shown.state)).toEqual({ step: 'waiting', secretRef: 5, until: noonPlus(60_000) })
  })

  it('the status of a QR code is requested every two seconds, one request at a time', () => {
    shown.gives({ asks: { qrLife: { at: noonPlus(60_000) }, qrPoll: { at: noonPlus(2_000) } } })
    shown.when(...poll).gives({ asks: { qrLife: { at: noonPlus(60_000) }, loadQrStatus: { secretRef: 5 } } })
    shown
      .when(...poll, wait(500), says('waiting'))
      .gives({ asks: { qrLife: { at: noonPlus(60_000) }, qrPoll: { at: noonPlus(4_500) } } })
    shown
      .when(...poll, (ask) => ({ type: 'sign-in/QrStatusNotLoaded', ask: ask('loadQrStatus'), failure: unreachable }))
      .gives({ asks: { qrLife: { at: noonPlus(60_000) }, qrPoll: { at: noonPlus(4_000) } } })
  })

  it('a QR code expires 60 s after its arrival, even after a reload, and another QR code can then be requested', () => {
    const over = shown.reloaded().when(wait(60_000), alarm('qrLife'))
    over.gives({ in: 'expired', asks: {} }).when(show).gives({ in: 'reading' })
    shown.when(...poll, wait(58_000), alarm('qrLife')).gives({ in: 'expired', asks: {} })
    shown.when(...poll, says('expired')).gives({ in: 'expired', asks: {} })
  })

  it('after a scan, the QR code shows as scanned and its status is still requested every two seconds', () => {
    const there = shown.when(...poll, says('scanned'))
    expect(qrSignInViewModel(there.state).step).toBe('scanned')
    expect(Object.keys(there.asked()).sort()).toEqual(['qrLife', 'qrPoll'])
    expect(qrSignInViewModel(there.when(...poll, says('waiting')).state).step).toBe('scanned')
  })

  it('if the member refuses the sign-in on the phone, the form shows the refusal, and another QR code can be requested', () => {
    shown
      .when(...poll, says('refused'))
      .gives({ in: 'refused', asks: {} })
      .when(show)
      .gives({ in: 'reading' })
  })

  it('the QR code is hidden once the sign-in is approved, the form is closed or the account’s session ends', () => {
    shown
      .when(...poll, (ask) => ({ type: 'sign-in/QrSignInApproved', ask: ask('loadQrStatus') }))
      .gives({ in: 'hidden', asks: {} })
    shown.when({ type: 'sign-in/HideQr' }).gives({ in: 'hidden', asks: {} })
    shown.when({ type: 'ForgetAccount' }).gives({ in: 'hidden', asks: {} })
  })

  it('if no QR code can be read from the server, the form says so, and a QR code can be requested again', () => {
    given(qrSignInReducer, show, (ask) => ({
      type: 'sign-in/QrCodeNotCreated',
      ask: ask('createQrCode'),
      failure: unreachable,
    }))
      .gives({ in: 'unreached', asks: {} })
      .when(show)
      .gives({ in: 'reading' })
  })

  it('the QR sign-in form shows whether the code is hidden, loading, unreachable, waiting, refused or expired', () => {
    const step = (...steps: readonly Step[]) => qrSignInViewModel(given(qrSignInReducer, ...steps).state).step
    const notRead: Step = (ask) => ({
      type: 'sign-in/QrCodeNotCreated',
      ask: ask('createQrCode'),
      failure: unreachable,
    })
    expect([
      step(),
      step(show),
      step(show, notRead),
      step(show, read()),
      step(show, read(), ...poll, says('refused')),
      step(show, read(), alarm('qrLife')),
    ]).toEqual(['hidden', 'reading', 'unreached', 'waiting', 'refused', 'expired'])
  })

  it('a QR code requested after the first QR code has expired is a new code with a new lifetime of 60 s', () => {
    shown.when(...poll, says('scanned'), wait(58_000), alarm('qrLife'), show, read(9)).gives({
      in: { shown: { phone: 'awaited', poll: 'pausing' } },
      asks: { qrLife: { at: noonPlus(120_000) }, qrPoll: { at: noonPlus(62_000) } },
      data: { secretRef: 9 },
    })
  })

  it('R1-147 a QR code is never shown or its status requested after its 60 s, whatever the server sends and when', () => {
    const statuses = fc.array(
      fc.record({ pause: fc.nat(9_000), status: fc.constantFrom<QrStatus>('waiting', 'scanned') }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(statuses, (answers) => {
        let story = given(qrSignInReducer, show, read())
        let now = NOON
        for (const { pause, status } of answers) {
          // The alarm that ends the code rings before an overdue poll alarm.
          now = addMs(now, pause)
          story = story.when(wait(pause))
          if (now >= noonPlus(60_000) && 'qrLife' in story.asked()) story = story.when(alarm('qrLife'))
          else if ('qrPoll' in story.asked()) story = story.when(alarm('qrPoll'))
          else if ('loadQrStatus' in story.asked()) story = story.when(says(status))
          const isOver = now >= noonPlus(60_000)
          const { step } = qrSignInViewModel(story.state)
          expect([
            step === 'waiting' || step === 'scanned',
            step === 'expired' && Object.keys(story.asked()).length === 0,
          ]).toEqual([!isOver, isOver])
        }
      }),
    )
  })
})
