import { Sticker } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { useImage } from '../../../components/avatar/use-image'
import type { BodyProps, MessageKindView } from './message-kind'
import styles from './parts/picture.module.css'

const c = classNames(styles)

function StickerBody({ content }: BodyProps<ContentOf<'sticker'>>): ReactNode {
  const { t } = useTranslation()
  const picture = useImage(content.asset ?? undefined, 'avatar')
  const { name, category } = content
  return (
    <span className={c('sticker', category, picture === null && 'missing')}>
      <span className="sr">{name === '' ? t('summary.sticker') : name}</span>
      {picture ?? <Icon of={Sticker} size={24} />}
    </span>
  )
}

export const sticker: MessageKindView<ContentOf<'sticker'>> = { frame: 'sticker', Body: StickerBody }
