import { StyleSheet, TextInput } from 'react-native';

import { radius, space, type, useTheme } from '@/theme';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  /** What is in it cannot be used; the reason stands beside it. */
  wrong?: boolean;
  testID?: string;
};

/** Several lines of text that are neither corrected nor capitalised. */
export function TextField({ label, value, onChange, hint, wrong = false, testID }: Props) {
  const { palette } = useTheme();
  return (
    <TextInput
      multiline
      value={value}
      onChangeText={onChange}
      placeholder={hint}
      placeholderTextColor={palette.text2}
      aria-label={label}
      testID={testID}
      autoCapitalize="none"
      autoCorrect={false}
      spellCheck={false}
      style={[
        styles.field,
        {
          color: palette.text,
          backgroundColor: palette.inset,
          borderColor: wrong ? palette.warn : palette.line,
        },
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    ...type.prompt,
    height: 132,
    borderRadius: radius.button,
    borderWidth: 1,
    padding: space.m,
    textAlignVertical: 'top',
  },
});
