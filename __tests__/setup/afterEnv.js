/** Adds Reanimated's matchers and lets its animations follow jest's clock. */
require('react-native-reanimated').setUpTests();

// The router's test helper puts Reanimated's own stand-in in its place, which lacks what is asked for here.
require('react-native-reanimated/mock').useReducedMotion = () => false;
