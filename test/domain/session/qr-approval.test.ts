import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { isApproving, qrApprovalViewModel } from '../../../src/domain/qr-approval'
import { qrApprovalReducer } from '../../../src/domain/qr-approval/qr-approval.machine'
import { NOON } from '../../support/builders/instant'
import { given, type Step } from '../../support/given'

const browser = { device: 'Chrome, Linux', askedAt: NOON }
const open: Step = { type: 'qr-approval/OpenQrApproval' }
const enter = (secretRef = 1): Step => ({ type: 'qr-approval/EnterQrCode', secretRef })
const answer = (approves: boolean): Step => ({ type: 'qr-approval/DecideQrSignIn', approves })
const found: Step = (ask) => ({ type: 'qr-approval/QrSignInRequestFound', ask: ask('lookUpQrSignIn'), browser })
const notFound: Step = (ask) => ({
  type: 'qr-approval/QrSignInRequestNotFound',
  ask: ask('lookUpQrSignIn'),
  failure: refused('gone'),
})
const answered: Step = (ask) => ({ type: 'qr-approval/QrSignInDecided', ask: ask('decideQrSignIn') })
const deciding = given(qrApprovalReducer, open, enter(3), found)

describe('Approving a sign-in by QR code', () => {
  it('R1-147 after a code was entered, the QR code approval shows the requesting browser and waits for the member’s decision', () => {
    given(qrApprovalReducer, open, enter(3)).gives({ in: 'lookingUp', asks: { lookUpQrSignIn: { secretRef: 3 } } })
    deciding.gives({ in: 'deciding', asks: {} })
    expect(qrApprovalViewModel(deciding.state)).toEqual({
      step: 'deciding',
      busy: false,
      failed: false,
      browser,
      approves: false,
    })
  })

  it.each([
    ['closed', [], { step: 'closed', busy: false }],
    ['opened', [open], { step: 'code', busy: false }],
    ['code being looked up', [open, enter()], { step: 'code', busy: true }],
    ['browser shown', [open, enter(), found], { step: 'deciding', busy: false }],
    ['decision being sent', [open, enter(), found, answer(true)], { step: 'deciding', busy: true }],
    ['decision sent', [open, enter(), found, answer(true), answered], { step: 'answered', busy: false }],
  ] as const)('the QR code approval shows its step and whether a request runs: %s', (_, steps, shown) => {
    const { state } = given(qrApprovalReducer, ...steps)
    expect(qrApprovalViewModel(state)).toMatchObject({ ...shown, failed: false })
    expect(isApproving(state)).toBe(shown.step !== 'closed')
  })

  it('a QR code approval that is not open sends neither a code nor a decision', () => {
    given(qrApprovalReducer, enter(), answer(true)).gives({ in: 'closed', asks: {} })
  })

  it.each([true, false])(
    'the QR code approval sends the decision “approve: %s” once for two fast clicks',
    (approves) => {
      const once = deciding.when(answer(approves))
      once.gives({ in: 'answering', asks: { decideQrSignIn: { secretRef: 3, approves } } })
      expect(once.when(answer(!approves)).state.asks).toEqual(once.state.asks)
      expect(qrApprovalViewModel(once.when(answered).state)).toMatchObject({ step: 'answered', approves })
    },
  )

  it('if a code is unknown, before or after the decision, the QR code approval says so and accepts another code', () => {
    expect(qrApprovalViewModel(given(qrApprovalReducer, open, enter(), notFound).state)).toMatchObject({
      step: 'code',
      failed: true,
    })
    const late = deciding.when(answer(true), (ask) => ({
      type: 'qr-approval/QrSignInNotDecided',
      ask: ask('decideQrSignIn'),
      failure: refused('gone'),
    }))
    expect(qrApprovalViewModel(late.state)).toMatchObject({ step: 'code', failed: true })
    late.when(enter(4)).gives({ asks: { lookUpQrSignIn: { secretRef: 4 } } })
  })

  it('the QR code approval clears the shown browser when it is closed or the account’s session ends', () => {
    deciding
      .when({ type: 'qr-approval/CloseQrApproval' })
      .gives({ in: 'closed', asks: {}, data: { browser: null, secretRef: 0 } })
    deciding
      .when(answer(true), { type: 'qr-approval/CloseQrApproval' })
      .gives({ data: qrApprovalReducer.initial.context })
    deciding.when({ type: 'ForgetAccount' }).gives({ in: 'closed', asks: {}, data: { browser: null, secretRef: 0 } })
  })

  it('for any order of presses, a decision is sent only while the requesting browser is shown, and exactly as pressed', () => {
    const steps = fc.array(
      fc.constantFrom(
        open,
        enter(1),
        enter(2),
        answer(true),
        answer(false),
        'found' as const,
        'answered' as const,
        { type: 'qr-approval/CloseQrApproval' } as const,
      ),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(steps, (walk) => {
        let story = given(qrApprovalReducer)
        for (const step of walk) {
          const before = qrApprovalViewModel(story.state)
          const asked = story.asked()
          if (step === 'found') story = 'lookUpQrSignIn' in asked ? story.when(found) : story
          else if (step === 'answered') story = 'decideQrSignIn' in asked ? story.when(answered) : story
          else story = story.when(step)
          const isBegun = 'decideQrSignIn' in story.asked() && !('decideQrSignIn' in asked)
          const said = typeof step === 'object' && 'approves' in step ? step.approves : null
          expect(!isBegun || (before.step === 'deciding' && before.browser === browser)).toBe(true)
          expect(isBegun ? story.asked()['decideQrSignIn'] : null).toEqual(
            isBegun ? { secretRef: story.state.context.secretRef, approves: said } : null,
          )
        }
      }),
    )
  })
})
