/** Adds Reanimated's matchers and lets its animations follow jest's clock. */
require('react-native-reanimated').setUpTests();
