import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SlicesOf } from '../../../domain/features'
import type { Xid } from '../../../domain/kernel/ids'
import { nameOfPerson, type ProfileState } from '../../../domain/profile'
import { toastOutcome, type Toast } from '../../../domain/shell'
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
}

type Shown = Omit<ToastItem, 'text'>
const shownOf = (toast: Toast): Shown => ({ id: String(toast.id), outcome: toastOutcome(toast) })

/** The texts of some toasts load with the pages behind the sign-in. A toast whose text is missing waits for it. */
export function ToastsContainer(props: ToastsContainerProps): ReactNode {
  const { i18n } = useTranslation()
  const isShort = props.toasts.some(
    ({ words }) => 'title' in words || 'event' in words || ('key' in words && !i18n.exists(`toast.${words.key}`)),
  )
  const [wasShort, setWasShort] = useState(isShort)
  if (isShort && !wasShort) setWasShort(true)
  return wasShort ? (
    <PageWords>
      <AllToasts {...props} />
    </PageWords>
  ) : (
    <AllToasts {...props} />
  )
}

function AllToasts({ toasts }: ToastsContainerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const onDismiss = (id: string): void => app.tab.dispatch({ type: 'CloseToast', id: Number(id) })
  const rest = { onDismiss }
  return (
    <>
      <Toasts
        {...rest}
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
            <Begun {...rest} toasts={toasts} />
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
function Begun({ toasts, onDismiss }: ToastsContainerProps & { readonly onDismiss: (id: string) => void }): ReactNode {
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
