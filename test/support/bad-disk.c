/* A bad disk, for LD_PRELOAD: what is written to the files of the folder DISK_FOLDER takes DISK_WRITE_MS a call, and each wait for them
   DISK_SYNC_MS, and at least as long as the file DISK_HELD is there where another thread than the first waits. While the file DISK_FAULT is
   there, writes to them fail with the number of the error that stands in it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int is_in_folder(int file) {
  const char *folder = getenv("DISK_FOLDER");
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return folder && !strncmp(path, folder, strlen(folder));
}

static void wait_for(const char *milliseconds, int may_be_held) {
  const char *held = getenv("DISK_HELD"), *time = getenv(milliseconds);
  if (time) usleep(atoi(time) * 1000);
  while (may_be_held && held && gettid() != getpid() && !access(held, F_OK)) usleep(1000);
}

/* The number of the error, or 0. */
static int fault(void) {
  const char *name = getenv("DISK_FAULT");
  FILE *file = name ? fopen(name, "r") : NULL;
  int number = 0;
  if (!file) return 0;
  if (fscanf(file, "%d", &number) != 1) number = 0;
  fclose(file);
  return number;
}

#define SYNC(name)                                        \
  int name(int file) {                                    \
    if (is_in_folder(file)) wait_for("DISK_SYNC_MS", 1);  \
    return ((int (*)(int))dlsym(RTLD_NEXT, #name))(file); \
  }
#define WRITE(name)                                                                                                \
  ssize_t name(int file, const void *bytes, size_t count, off_t position) {                                        \
    if (is_in_folder(file)) {                                                                                      \
      int number = fault();                                                                                        \
      if (number) {                                                                                                \
        errno = number;                                                                                            \
        return -1;                                                                                                 \
      }                                                                                                            \
      wait_for("DISK_WRITE_MS", 0);                                                                                \
    }                                                                                                              \
    return ((ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, #name))(file, bytes, count, position); \
  }
SYNC(fsync)
SYNC(fdatasync)
WRITE(pwrite)
WRITE(pwrite64)
