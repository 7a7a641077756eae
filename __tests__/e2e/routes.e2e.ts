/** What the production build shows at addresses it does not have. */
import { webApp } from './harness';

const app = webApp();

test.each(['/no-such-page', '/gallery'])('%s is not part of the app, and leads home', async (route) => {
  const { page } = await app.visit(route);
  await page.getByRole('heading', { name: 'Nothing here', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Home', exact: true }).tap();
  await page.getByTestId('new-game').waitFor();
});
