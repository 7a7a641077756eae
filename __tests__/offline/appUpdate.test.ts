/** When the new version is offered, and when the page is loaded again: never without the player. */
import { watchForUpdate as onPhone } from '@/offline/appUpdate';
import { watchForUpdate } from '@/offline/appUpdate.web';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = jest.fn(() => Promise.resolve());
  find() {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
  }
  installed() {
    const worker = this.installing!;
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
  activated() {
    this.active = this.waiting;
    this.waiting = null;
    this.active!.become('activated');
    workers.take(this.active);
  }
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  register = jest.fn(() => Promise.resolve(registration));
  take(worker: FakeWorker | null) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const reload = jest.fn();
const onReady = jest.fn<void, [() => void]>();
let page: EventTarget & { hidden: boolean };
let registration: FakeRegistration;
let workers: FakeWorkers;
let stop: () => void;

const settle = () => new Promise((resolve) => setImmediate(resolve));
const start = async () => {
  stop = watchForUpdate(onReady);
  await settle();
};

beforeEach(() => {
  jest.clearAllMocks();
  registration = new FakeRegistration();
  workers = new FakeWorkers();
  page = Object.assign(new EventTarget(), { hidden: false });
  const here = {
    __DEV__: false,
    navigator: { serviceWorker: workers, onLine: true },
    document: page,
    window: { location: { reload } },
  };
  for (const [name, value] of Object.entries(here)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
});
afterEach(() => stop?.());

async function played() {
  registration.active = new FakeWorker();
  workers.controller = registration.active;
  await start();
}

test('a first visit offers nothing and is not loaded again', async () => {
  registration.installing = new FakeWorker();
  await start();
  registration.installed();
  registration.activated();
  expect(onReady).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(registration.update).not.toHaveBeenCalled();
});

test('asks for news on load and whenever the page is seen again', async () => {
  await played();
  expect(registration.update).toHaveBeenCalledTimes(1);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a new version is offered once it is complete; restart lets it in and loads the page once', async () => {
  await played();
  registration.find();
  expect(onReady).not.toHaveBeenCalled();
  registration.installed();
  expect(onReady).toHaveBeenCalledTimes(1);
  const waiting = registration.waiting!;
  expect(waiting.postMessage).not.toHaveBeenCalled();

  onReady.mock.calls[0]![0]();
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  registration.activated();
  workers.take(registration.active);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('a version that was already waiting, or coming, is offered too', async () => {
  registration.waiting = new FakeWorker();
  await played();
  expect(onReady).toHaveBeenCalledTimes(1);
  registration.installing = new FakeWorker();
  await played();
  registration.installed();
  expect(onReady.mock.calls.length).toBeGreaterThan(1);
});

test('when another tab took the new version, this page is offered to follow, not made to', async () => {
  await played();
  workers.take(new FakeWorker());
  expect(reload).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledTimes(1);
  onReady.mock.calls[0]![0]();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is heard after stopping', async () => {
  await played();
  stop();
  registration.find();
  registration.installed();
  workers.take(new FakeWorker());
  expect(onReady).not.toHaveBeenCalled();
});

test('a browser that refuses the worker still plays', async () => {
  workers.register.mockReturnValueOnce(Promise.reject(new Error('denied')));
  await start();
  expect(onReady).not.toHaveBeenCalled();
});

test('development builds and phones have no worker', async () => {
  Object.defineProperty(globalThis, '__DEV__', { value: true, configurable: true });
  await start();
  onPhone(onReady)();
  expect(workers.register).not.toHaveBeenCalled();
});
