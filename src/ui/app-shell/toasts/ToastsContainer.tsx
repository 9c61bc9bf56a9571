import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SlicesOf } from '../../../domain/features'
import type { Xid } from '../../../domain/kernel/ids'
import { addMs } from '../../../domain/kernel/instant'
import { nameOfPerson, type ProfileState } from '../../../domain/profile'
import { TOAST_MS, toastOutcome, type Toast } from '../../../domain/shell'
import { Toasts, type ToastItem } from '../../components/feedback/Toasts'
import { SpacesReady } from '../../features/space/SpacesReady'
import { useFormat } from '../../format/use-format'
import { useApp } from '../../app/app-context'
import { OptionalPart } from '../../app/OptionalPart'
import { PageWords } from '../../app/PageWords'
import { useSliceIfLoaded } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'

interface ToastsContainerProps {
  readonly toasts: readonly Toast[]
  /** Toasts that came before this code was loaded. Their time on screen begins when they are first visible. */
  readonly waiting: readonly Toast[]
}

type Shown = Omit<ToastItem, 'text'>
const shownOf = (toast: Toast): Shown => ({ id: String(toast.id), outcome: toastOutcome(toast) })

/** The toasts on the screen. A toast waits for its text if the text loads with the pages behind the sign-in. */
export function ToastsContainer({ toasts, waiting }: ToastsContainerProps): ReactNode {
  const { i18n } = useTranslation()
  const app = useApp()
  const [late, setLate] = useState(waiting)
  useEffect(() => {
    const end = addMs(app.now(), TOAST_MS)
    const ticks = app.seconds$.subscribe(() => {
      if (app.now() < end) return
      setLate([])
      ticks.unsubscribe()
    })
    return () => ticks.unsubscribe()
  }, [app])
  const shown = [...late.filter(({ id }) => !toasts.some((toast) => toast.id === id)), ...toasts]
  const onDismiss = (id: string): void => {
    setLate(late.filter((toast) => String(toast.id) !== id))
    app.tab.dispatch({ type: 'CloseToast', id: Number(id) })
  }
  const isShort = shown.some(
    ({ words }) => 'title' in words || 'event' in words || ('key' in words && !i18n.exists(`toast.${words.key}`)),
  )
  const [wasShort, setWasShort] = useState(isShort)
  if (isShort && !wasShort) setWasShort(true)
  const all = <AllToasts toasts={shown} onDismiss={onDismiss} />
  return wasShort ? <PageWords>{all}</PageWords> : all
}

interface AllToastsProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
}

function AllToasts({ toasts, onDismiss }: AllToastsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <Toasts
        onDismiss={onDismiss}
        items={toasts.flatMap((toast) => {
          const { words } = toast
          if ('title' in words) return []
          const shown = shownOf(toast)
          return [
            {
              ...shown,
              text:
                'event' in words ? (
                  <Arrived of={words} />
                ) : 'xid' in words ? (
                  <OfPerson of={words} />
                ) : 'key' in words ? (
                  t(`toast.${words.key}`)
                ) : 'good' in words ? (
                  <bdi>{words.good}</bdi>
                ) : (
                  <bdi>{words.text}</bdi>
                ),
            },
          ]
        })}
      />
      {toasts.some(({ words }) => 'title' in words) && (
        <OptionalPart place="begun">
          <SpacesReady>
            <Begun toasts={toasts} onDismiss={onDismiss} />
          </SpacesReady>
        </OptionalPart>
      )}
    </>
  )
}

const profileOf = ({ account }: SlicesOf<'profile'>) => account.profile

type MoneyWords = Extract<Toast['words'], { readonly event: string }>

/** A toast about money that has arrived. */
function Arrived({ of }: { readonly of: MoneyWords }): ReactNode {
  const { t } = useTranslation()
  const { amount } = useFormat()
  return of.event === 'giftReceived'
    ? t(of.gift === '' ? 'toastOf.unnamedGift' : 'toastOf.gift', { name: of.name, gift: of.gift })
    : t('toastOf.funds', { amount: amount(of.amount), currency: of.currency })
}

type PersonWords = Extract<Toast['words'], { readonly xid: Xid }>

/** A toast about a person. The toast shows the person's name once the name is known. */
function OfPerson({ of: { key, xid } }: { readonly of: PersonWords }): ReactNode {
  const { t } = useTranslation()
  const name = useSliceIfLoaded(
    'profile',
    profileOf,
    useCallback((state: ProfileState) => nameOfPerson(state, xid), [xid]),
    null,
  )
  return name === null ? t(`toast.${key}`) : t(`toastOf.${key}`, { name })
}

/** A toast that links to a space which has started. */
function Begun({ toasts, onDismiss }: AllToastsProps): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Toasts
      onDismiss={onDismiss}
      items={toasts.flatMap((toast) => {
        const { words } = toast
        if (!('title' in words)) return []
        const shown = shownOf(toast)
        const onPress = (): void => {
          onDismiss(shown.id)
          void navigate(paths.space(words.channelId))
        }
        return [
          {
            ...shown,
            text: t('spaceCard.begun', { title: words.title }),
            action: { label: t('spaceCard.join'), onPress },
          },
        ]
      })}
    />
  )
}
