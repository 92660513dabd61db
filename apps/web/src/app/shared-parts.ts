/**
 * Small modules that several lazy chunks share, or that contain styles only. In the first load they cost a few bytes;
 * as separate chunks, each would cost a request.
 */
import '../features/training/notifications/country-sign.module.css'
import '../features/training/notifications/notice-card.module.css'
import '../features/training/backup/progress-cookies.ts'
import '../features/training/notifications/solve-notifications.module.css'
import '../lib/use-media.ts'
import '../ui/load-failure.tsx'
import '../ui/tracking-pixel.tsx'
