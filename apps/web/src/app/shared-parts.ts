/**
 * Small modules that several lazy chunks share, or that contain styles only. In the first load they cost a few bytes;
 * as separate chunks, each would cost a request.
 */
import '../features/training/country-sign.module.css'
import '../features/training/notice-card.module.css'
import '../features/training/progress-cookies.ts'
import '../features/training/solve-notifications.module.css'
import '../lib/use-media.ts'
import '../ui/load-failure.tsx'
import '../ui/tracking-pixel.tsx'
