import * as E from 'fp-ts/Either'
import { concatMap, exhaustMap, startWith, type Observable } from 'rxjs'
import type { Ports } from '../../ports'
import type { Mail } from '../../ports/simulator'
import { everySecond } from '../../rx/every-second'

/** Mail that the simulation would have sent to an address, read each second while subscribed. */
export type ReadMail = (email: string) => Observable<readonly Mail[]>

/** `null` if mail is really sent. */
export const simulatedMail = ({ clock, simulator }: Pick<Ports, 'clock' | 'simulator'>): ReadMail | null =>
  simulator === null
    ? null
    : (email) =>
        everySecond(clock).pipe(
          startWith(undefined),
          exhaustMap(() => simulator.mailTo(email)()),
          concatMap((read) => (E.isRight(read) ? [read.right] : [])),
        )
