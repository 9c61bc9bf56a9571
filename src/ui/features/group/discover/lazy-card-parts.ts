export { JoinAction } from '../../join/JoinAction'
export { GroupCardLive as Stage } from './GroupCardLive'
