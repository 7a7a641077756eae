export { Failure as ErrorBoundary, Shell as default } from '@/screens/Shell';
