/**
 * Small parts of what comes late, that several chunks have or that are styles alone. As part of the first load they cost
 * a few bytes; each by itself would cost a request.
 */
import '../features/training/country-sign.module.css'
import '../features/training/notice-card.module.css'
import '../features/training/progress-cookies.ts'
import '../features/training/solve-notifications.module.css'
import '../lib/use-media.ts'
import '../ui/load-failure.tsx'
import '../ui/screen-picture.tsx'
