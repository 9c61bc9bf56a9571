import { Hand, LogOut, Mic, MicOff, MonitorUp, MonitorX, PhoneOff, Settings2, SmilePlus, Video } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { restreamViewModel } from '../../../../domain/restream'
import { isHostHere, maySpeak, secondsUntil, type JoinedRoom } from '../../../../domain/space'
import { useApp, useNow } from '../../../app/app-context'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { Menu } from '../../../components/overlay/Menu'
import { lazyModule } from '../../../components/lazy-module'
import { useConfirm } from '../../../components/overlay/use-confirm'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { SECOND_MS } from '../countdown-text'
import styles from './room-bar.module.css'
import type { RoomActions } from './use-room'

const c = classNames(styles)
const devices = lazyModule(() => import('../media/DeviceDialog'))
const warning = lazyModule(() => import('../../restream/RestreamWarning'))
const REACTIONS = ['👏', '❤️', '😂', '🎉', '😮', '🙏'] as const

interface RoomBarProps {
  readonly room: JoinedRoom
  readonly acts: RoomActions
}

/** The room bar. The microphone comes first, in white; the leave button comes last, apart from the others. */
export function RoomBar({ room, acts }: RoomBarProps): ReactNode {
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const [isChoosing, setChoosing] = useState(false)
  const [isSmiling, setSmiling] = useState(false)
  const dialog = devices.useModule(isChoosing)
  const app = useApp()
  const [isStopping, setStopping] = useState<'leave' | 'end' | null>(null)
  const warned = warning.useModule(isStopping !== null)
  const speaks = maySpeak(room.role)
  const isMobile = useIsMobile()
  const isPushed = (): boolean => {
    const restream = app.features.of('restream')
    return (
      restream !== null &&
      restreamViewModel(restream.slices.account.restreams.get(), room.channelId).state === 'pushing'
    )
  }
  const onLeave = (): void =>
    isPushed()
      ? setStopping('leave')
      : ask({ title: t('room.leaveTitle'), text: t('room.leaveText'), yes: t('room.leave'), onYes: acts.onLeave })
  const onEnd = (): void =>
    isPushed()
      ? setStopping('end')
      : ask({
          title: t('room.endTitle', { title: room.title }),
          text: t('room.endText'),
          yes: t('room.end'),
          onYes: acts.onEnd,
        })
  return (
    <div className={c('bar')}>
      {isSmiling && (
        <div className={c('smiles')} role="group" aria-label={t('room.react')}>
          {REACTIONS.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={c('smile')}
              onClick={() => {
                acts.onReact(emoji)
                setSmiling(false)
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
      {speaks ? <MicButton room={room} onMic={acts.onMic} /> : <AskButton room={room} acts={acts} />}
      {speaks &&
        (room.share === null ? (
          <Menu
            className={c('tool')}
            aria-label={t('room.share')}
            title={t('room.share')}
            entries={[
              { kind: 'item', label: t('room.screen'), icon: MonitorUp, onSelect: () => acts.onShare('screen') },
              { kind: 'item', label: t('room.camera'), icon: Video, onSelect: () => acts.onShare('camera') },
            ]}
          >
            <Icon of={MonitorUp} />
          </Menu>
        ) : (
          <button
            type="button"
            className={c('tool', 'on')}
            aria-label={t('room.stopShare')}
            title={t('room.stopShare')}
            onClick={acts.onStopShare}
          >
            <Icon of={MonitorX} />
          </button>
        ))}
      <button
        type="button"
        className={c('tool')}
        aria-label={t('room.react')}
        title={t('room.react')}
        aria-expanded={isSmiling}
        onClick={() => setSmiling(!isSmiling)}
      >
        <Icon of={SmilePlus} />
      </button>
      <button
        type="button"
        className={c('tool')}
        aria-label={t('room.devices')}
        title={t('room.devices')}
        onClick={() => setChoosing(true)}
      >
        <Icon of={Settings2} />
      </button>
      <span className={c('gap')} />
      <button
        type="button"
        className={c('tool')}
        aria-label={t('room.leave')}
        title={t('room.leave')}
        onClick={onLeave}
      >
        <Icon of={LogOut} />
      </button>
      {isHostHere(room) && (
        <button type="button" className={c('end')} aria-label={t('room.end')} onClick={onEnd}>
          <Icon of={PhoneOff} />
          <span>{t(isMobile ? 'room.endShort' : 'room.end')}</span>
        </button>
      )}
      {dialog && <dialog.DeviceDialog open={isChoosing} onClose={() => setChoosing(false)} />}
      {warned && isStopping !== null && (
        <warned.RestreamWarning
          what={isStopping}
          onClose={() => setStopping(null)}
          onYes={isStopping === 'end' ? acts.onEnd : acts.onLeave}
        />
      )}
      {prompt}
    </div>
  )
}

function MicButton({ room, onMic }: { readonly room: JoinedRoom; readonly onMic: () => void }): ReactNode {
  const { t } = useTranslation()
  const { on, held } = room.mic
  return (
    <button
      type="button"
      className={c('mic', on && !held && 'open')}
      disabled={held}
      aria-pressed={on && !held}
      onClick={onMic}
    >
      <Icon of={on && !held ? Mic : MicOff} />
      <span>{t(held ? 'room.muted' : on ? 'room.mute' : 'room.unmute')}</span>
      <kbd aria-hidden="true">M</kbd>
    </button>
  )
}

function AskButton({
  room: {
    mic: { asked, place },
  },
  acts,
}: RoomBarProps): ReactNode {
  const { t } = useTranslation()
  return asked === null ? (
    <button type="button" className={c('mic')} onClick={acts.onAsk}>
      <Icon of={Hand} />
      <span>{t('room.ask')}</span>
    </button>
  ) : (
    <Asking until={asked} place={place} onBack={acts.onAskBack} />
  )
}

function Asking({
  until,
  place,
  onBack,
}: {
  readonly until: NonNullable<JoinedRoom['mic']['asked']>
  readonly place: JoinedRoom['mic']['place']
  readonly onBack: () => void
}): ReactNode {
  const { t } = useTranslation()
  const seconds = secondsUntil(until, useNow(SECOND_MS))
  return (
    <button type="button" className={c('mic', 'asking')} title={t('room.askingStop')} onClick={onBack}>
      <Icon of={Hand} />
      <span>
        {t('room.asking', { seconds })}
        {place !== null && <span className={c('place')}>{t('room.place', { place })}</span>}
      </span>
    </button>
  )
}
