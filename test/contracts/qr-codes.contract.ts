import { expect, it } from 'vitest'
import { Secret } from '../../src/application/ports/browser/vault'
import { left, right } from '../adapters/support/client'
import type { MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

/** The contract of the QR codes port. */
export const qrCodesContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)
  const pair = async () => {
    const [here, there] = [bench().browser(), bench().browser()]
    const { xid } = await here.signIn('ada@loop.example')
    return { here, there, xid, code: await right(there.qrCodes.read()) }
  }

  it('R1-147 R1-267 R1-268 R2-256 R2-257 a browser that shows a QR code is signed in once a member has approved the code', async () => {
    const { here, there, xid, code } = await pair()
    expect(await right(there.qrCodes.turnOf(code))).toEqual({ status: 'waiting' })
    const asking = await right(here.qrCodes.lookUp(code))
    expect(asking.device).not.toBe('')
    expect(await right(there.qrCodes.turnOf(code))).toEqual({ status: 'scanned' })
    await right(here.qrCodes.answer(code, true))
    const turn = await right(there.qrCodes.turnOf(code))
    expect(turn).toMatchObject({ status: 'letIn', arrival: { inviterExists: true, session: { xid, method: 'qr' } } })
    expect(await right(there.qrCodes.turnOf(code))).toEqual({ status: 'expired' })
  })

  it('when a member refuses a QR code, the waiting browser reads the status refused', async () => {
    const { here, there, code } = await pair()
    await right(here.qrCodes.lookUp(code))
    await right(here.qrCodes.answer(code, false))
    expect(await right(there.qrCodes.turnOf(code))).toEqual({ status: 'refused' })
    expect(await left(here.qrCodes.answer(code, true))).toMatchObject({ _tag: 'Refused' })
  })

  it('a QR code can be approved only by the member who viewed the code, and a visitor cannot view a code', async () => {
    const { here, there, code } = await pair()
    expect(await left(here.qrCodes.answer(code, true))).toMatchObject({ _tag: 'Refused' })
    await right(here.qrCodes.lookUp(code))
    const ben = bench().browser()
    await ben.signIn('ben@loop.example')
    expect(await left(ben.qrCodes.answer(code, true))).toMatchObject({ _tag: 'Refused' })
    await there.visit()
    expect(await left(there.qrCodes.lookUp(await right(there.qrCodes.read())))).toMatchObject({ _tag: 'Refused' })
    expect(await right(there.qrCodes.turnOf(code))).toEqual({ status: 'scanned' })
  })

  it('an unknown QR code has the status expired and cannot be viewed', async () => {
    const { here, there } = await pair()
    expect(await right(there.qrCodes.turnOf(new Secret('NO-SUCH-CODE')))).toEqual({ status: 'expired' })
    expect(await left(here.qrCodes.lookUp(new Secret('NO-SUCH-CODE')))).toMatchObject({ _tag: 'Refused' })
  })
}
