import { useLocation } from 'react-router'
import { useServices } from './services.ts'

/** Returns a function that goes one step back; a double click counts once. */
export function useBack(): () => void {
  const { appHistory: addresses } = useServices()
  const { key } = useLocation()
  return () => addresses.back(key)
}
