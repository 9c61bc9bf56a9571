import {
  Award,
  Crown,
  Flag,
  HandHeart,
  Headphones,
  KeyRound,
  Medal as MedalIcon,
  MessageCircle,
  MessagesSquare,
  Mic,
  Rocket,
  Star,
  UserRoundPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Medal } from '../../../domain/levels'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import styles from './levels.module.css'

const c = classNames(styles)

const ICONS = {
  words: MessageCircle,
  talker: MessagesSquare,
  member: UsersRound,
  founder: Flag,
  keeper: KeyRound,
  listener: Headphones,
  host: Mic,
  followed: Star,
  friendly: HandHeart,
  inviter: UserRoundPlus,
  onX: Rocket,
  ten: Award,
  twenty: Crown,
} as const satisfies Readonly<Record<string, LucideIcon>>
const isKnown = (kind: string): kind is keyof typeof ICONS => Object.hasOwn(ICONS, kind)

/** The picture of a medal. The picture's text has the medal's name and whether the person has earned the medal. */
export function MedalBadge({ medal }: { readonly medal: Medal }): ReactNode {
  const { t } = useTranslation('levels')
  const { kind, name, icon, isWon } = medal
  const shown = isKnown(kind) ? t(`medal.${kind}`) : name
  return (
    <li className={c('medal', isWon && 'earned')} title={shown}>
      <span className={c('disc')}>
        {icon === null ? (
          <Icon of={isKnown(kind) ? ICONS[kind] : MedalIcon} size={20} />
        ) : (
          <img src={icon} alt="" width={28} height={28} />
        )}
      </span>
      <span className={c('medalName')}>
        <bdi>{shown}</bdi>
      </span>
      <span className="sr">{t(isWon ? 'won' : 'notWon')}</span>
    </li>
  )
}
